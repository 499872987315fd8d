import type { SeatState } from '../lib/types'
import { knows, say } from '../words/words.svelte'

/** What a player is called; programs have names of their own in each language. */
export function nameOf(seat: SeatState | undefined): string {
  if (!seat?.name) return say('web-free-seat')
  if (!seat.bot) return seat.name
  const id = `web-bot-${seat.name}`
  return knows(id) ? say(id) : seat.name
}

/** Names by seat; alike ones are numbered. */
export function namesOf(seats: readonly SeatState[]): string[] {
  const names = seats.map(nameOf)
  return names.map((name, at) => {
    const alike = names.filter((other) => other === name).length
    return alike > 1 ? `${name} ${names.slice(0, at + 1).filter((other) => other === name).length}` : name
  })
}
