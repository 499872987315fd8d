import { LOOKS, type Look } from '../tiles/looks'
import { LANGUAGES, type Language } from '../words/messages'

/** Preferences, stored on this device. */

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const
export type Theme = (typeof THEMES)[number]

export type Prefs = {
  language: Language
  theme: Theme
  tiles: Look
  yaku: 'romanised' | 'native'
  sounds: boolean
  guard: boolean
  help: boolean
  /** Whether the seat draw, the dice and the walls are shown. */
  opening: boolean
  name: string
}

const KEY = 'hanchan'

function spoken(): Language {
  const wanted = navigator.languages.map((code) => code.slice(0, 2))
  return wanted.find((code) => LANGUAGES.includes(code)) ?? 'en'
}

function stored(): Partial<Prefs> {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof parsed === 'object' && parsed !== null ? parsed : {}
  } catch {
    return {}
  }
}

function initial(): Prefs {
  const usual: Prefs = {
    language: spoken(),
    theme: 'system',
    tiles: 'regular',
    yaku: 'romanised',
    sounds: true,
    guard: false,
    help: true,
    opening: true,
    name: '',
  }
  const known = { ...usual, ...stored() }
  if (!LANGUAGES.includes(known.language)) known.language = usual.language
  if (!LOOKS.includes(known.tiles)) known.tiles = usual.tiles
  if (!THEMES.includes(known.theme)) known.theme = usual.theme
  return known
}

export const prefs: Prefs = $state(initial())

/** Changes preferences and stores them. */
export function prefer(change: Partial<Prefs>): void {
  Object.assign(prefs, change)
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs))
  } catch {
    // Without storage, preferences last as long as the page.
  }
}

/** Applies a theme to the whole page. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
}
