import { prefs } from '../app/prefs.svelte'
import type { ListedBot, SeatState } from '../net/protocol'
import { hasMessage, t } from '../words/words.svelte'

/** Returns a bot's display name: localized for ours, the operator's for external bots. */
export function programName(name: string): string {
  const id = `web-bot-${name}`
  return hasMessage(id) ? t(id) : name
}

/** Returns how a bot plays: localized if there is a message, or else in English; null if nobody has described it. */
export function programDescription({ name, description }: ListedBot): { text: string; lang: string } | null {
  const id = `web-bot-${name}-about`
  if (hasMessage(id)) return { text: t(id), lang: prefs.language }
  return description === null ? null : { text: description, lang: 'en' }
}

/** Returns a player's display name. */
export function nameOf(seat: SeatState | undefined): string {
  if (!seat?.name) return t('web-free-seat')
  return seat.bot ? programName(seat.name) : seat.name
}

/** Returns display names by seat; equal ones are numbered. */
export function namesOf(seats: readonly SeatState[]): string[] {
  const names = seats.map(nameOf)
  return names.map((name, at) => {
    const alike = names.filter((other) => other === name).length
    return alike > 1 ? `${name} ${names.slice(0, at + 1).filter((other) => other === name).length}` : name
  })
}
