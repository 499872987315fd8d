/** The meaning of a key at the table: an action by number, a tile by letter. */
export type Meant =
  | { act: number }
  | { tile: number }
  | { drawn: true }
  | { move: number }
  | { pass: true }
  | { riichi: true }
  | { why: true }

const TILES = 'abcdefghijklmn'

/** Returns whether the focused element handles keys itself: an input, a dialog or a panel. */
export function isWritten(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, dialog, aside') !== null
}

/** Returns the letter of a key; on non-Latin layouts, the Latin letter at its place. */
function letter({ key, code }: KeyboardEvent): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  return code.startsWith('Key') ? code.slice(3).toLowerCase() : ''
}

export function keyOf(event: KeyboardEvent): Meant | null {
  if (event.ctrlKey || event.metaKey || event.altKey || isWritten(event.target)) return null
  const { key } = event
  if (/^[1-9]$/.test(key)) return { act: Number(key) - 1 }
  if (key === 'ArrowLeft') return { move: -1 }
  if (key === 'ArrowRight') return { move: 1 }
  if (key === 'Escape' || key === '0') return { pass: true }
  const pressed = letter(event)
  if (pressed === 'p') return { pass: true }
  if (pressed === 'r') return { riichi: true }
  if (pressed === 't') return { drawn: true }
  if (pressed === 'w') return { why: true }
  const tile = pressed === '' ? -1 : TILES.indexOf(pressed)
  return tile >= 0 ? { tile } : null
}
