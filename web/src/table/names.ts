import type { SeatState } from '../net/protocol'
import { hasMessage, t } from '../words/words.svelte'

/** What a program is called: ours have names in each language, bots of others the one that the operator gave them. */
export function programName(name: string): string {
  const id = `web-bot-${name}`
  return hasMessage(id) ? t(id) : name
}

/** What a player is called. */
export function nameOf(seat: SeatState | undefined): string {
  if (!seat?.name) return t('web-free-seat')
  return seat.bot ? programName(seat.name) : seat.name
}

/** Names by seat; alike ones are numbered. */
export function namesOf(seats: readonly SeatState[]): string[] {
  const names = seats.map(nameOf)
  return names.map((name, at) => {
    const alike = names.filter((other) => other === name).length
    return alike > 1 ? `${name} ${names.slice(0, at + 1).filter((other) => other === name).length}` : name
  })
}
