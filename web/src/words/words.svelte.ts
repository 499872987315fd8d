import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { isRed, rankOf, suitOf } from '../lib/tiles'
import { prefs, type Language } from '../lib/prefs.svelte'

const FILES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./en'),
  ru: () => import('./ru'),
  da: () => import('./da'),
  ja: () => import('./ja'),
}

/** Words of some pages only. */
type More = Record<Language, () => Promise<{ default: string }>>
const more = new Set<More>()

type Args = Record<string, FluentVariable>

let bundle = $state.raw<FluentBundle | null>(null)

/** Reads the messages of a language; what is on the page changes at once. */
export async function speak(language: Language): Promise<void> {
  const [{ default: files }, ...rest] = await Promise.all([FILES[language](), ...[...more].map((one) => one[language]())])
  const read = new FluentBundle(language, { useIsolating: false })
  for (const file of [...files, ...rest.map((one) => one.default)]) read.addResource(new FluentResource(file))
  bundle = read
  document.documentElement.lang = language
}

/** Reads more words, those of a page, and from then on in every language. */
export async function also(...words: More[]): Promise<void> {
  const missing = words.filter((one) => !more.has(one))
  for (const one of missing) more.add(one)
  if (missing.length > 0) await speak(prefs.language)
}

function format(id: string, attribute: string | null, args?: Args): string | null {
  const message = bundle?.getMessage(id)
  const pattern = attribute === null ? message?.value : message?.attributes[attribute]
  return bundle && pattern ? bundle.formatPattern(pattern, args) : null
}

/** A message in the language of the page. */
export function say(id: string, args?: Args): string {
  return format(id, null, args) ?? id
}

export function knows(id: string): boolean {
  return bundle?.hasMessage(id) ?? false
}

const HONOURS = ['east', 'south', 'west', 'north', 'white', 'green', 'red']
const SUITS: Record<string, string> = { m: 'tile-man', p: 'tile-pin', s: 'tile-sou' }

export function sayTile(tile: string): string {
  const rank = rankOf(tile)
  const suit = SUITS[suitOf(tile)]
  const plain = suit ? say(suit, { rank }) : say(`tile-${HONOURS[rank - 1]}`)
  return isRed(tile) ? say('tile-red-five', { tile: plain }) : plain
}

/** Tiles of a set, once and briefly: `345 pin`. */
export function sayTiles(tiles: readonly string[]): string {
  const [first] = tiles
  if (first === undefined) return ''
  if (suitOf(first) === 'z' || tiles.some((tile) => suitOf(tile) !== suitOf(first))) {
    return tiles.map(sayTile).join(', ')
  }
  const ranks = tiles.map((tile) => rankOf(tile)).join('')
  return say(SUITS[suitOf(first)] ?? '', { rank: ranks })
}

const WINDS = ['east', 'south', 'west', 'north']

export function sayWind(wind: number): string {
  return say(`wind-${WINDS[wind]}`)
}

/** A yaku by its Japanese or its translated name. */
export function sayYaku(id: string): string {
  const style = prefs.yaku === 'romanised' ? format(`yaku-${id}`, 'romanised') : null
  return style ?? say(`yaku-${id}`)
}

export function aboutYaku(id: string): string {
  return format(`yaku-${id}`, 'about') ?? ''
}

export function number(value: number): string {
  return value.toLocaleString(prefs.language).replace('-', '−')
}

/** A number with so many places after the point. */
export function decimal(value: number, places: number): string {
  const how = { minimumFractionDigits: places, maximumFractionDigits: places }
  return value.toLocaleString(prefs.language, how).replace('-', '−')
}

export function signed(value: number): string {
  return value > 0 ? `+${number(value)}` : number(value)
}

