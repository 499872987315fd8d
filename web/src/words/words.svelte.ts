import type { FluentBundle } from '@fluent/bundle'
import { untrack } from 'svelte'
import { prefs } from '../app/prefs.svelte'
import { isRed, rankOf, suitOf } from '../game/tiles'
import { WINDS, type Wind } from '../game/winds'
import { formatIn, parseBundles, type Args } from './bundles'
import { clubOf, readClub, readMessages, type Language, type PageMessages } from './messages'

/** The pages whose messages are loaded. */
const pages = new Set<PageMessages>()

/** The rule set that the page shows, if there is one. */
let shownRules: string | null = null

let bundles = $state.raw<FluentBundle[]>([])

/** The last load, and how many there were: an earlier one that finishes later is not shown. */
let lastLoad: Promise<void> = Promise.resolve()
let loads = 0

async function load(language: Language): Promise<void> {
  loads += 1
  const number = loads
  const club = clubOf(shownRules, language)
  const [files, own] = await Promise.all([
    readMessages(language, pages),
    club === null ? null : readClub(club),
  ])
  if (number !== loads) return lastLoad
  bundles = parseBundles(language, files, own)
  document.documentElement.lang = language
}

/** Loads the messages of a language; everything on the page changes at once. */
export function loadMessages(language: Language): Promise<void> {
  lastLoad = load(language)
  return lastLoad
}

function showRules(rules: string | null): void {
  const language = untrack(() => prefs.language)
  const before = clubOf(shownRules, language)
  shownRules = rules
  if (clubOf(rules, language) !== before) void loadMessages(language)
}

/** Uses the words of a rule set's club as long as the page shows the rule set: `$effect(() => useClub(rules))`. */
export function useClub(rules: string | null): () => void {
  showRules(rules)
  return () => showRules(null)
}

/** Adds the messages of a page, from now on in every language. */
export async function addMessages(...more: PageMessages[]): Promise<void> {
  const missing = more.filter((page) => !pages.has(page))
  for (const page of missing) pages.add(page)
  if (missing.length > 0) await loadMessages(prefs.language)
}

function format(id: string, attribute: string | null, args?: Args): string | null {
  return formatIn(bundles, id, attribute, args)
}

/** Translates: formats a message in the page's language. */
export function t(id: string, args?: Args): string {
  return format(id, null, args) ?? id
}

export function hasMessage(id: string): boolean {
  return bundles.some((bundle) => bundle.hasMessage(id))
}

const HONOURS = ['east', 'south', 'west', 'north', 'white', 'green', 'red']
const SUITS: Record<string, string> = { m: 'tile-man', p: 'tile-pin', s: 'tile-sou' }

export function tileName(tile: string): string {
  const rank = rankOf(tile)
  const suit = SUITS[suitOf(tile)]
  const plain = suit ? t(suit, { rank }) : t(`tile-${HONOURS[rank - 1]}`)
  return isRed(tile) ? t('tile-red-five', { tile: plain }) : plain
}

/** Names the tiles of a set, with the suit once: `345 pin`. */
export function tileNames(tiles: readonly string[]): string {
  const [first] = tiles
  if (first === undefined) return ''
  if (suitOf(first) === 'z' || tiles.some((tile) => suitOf(tile) !== suitOf(first))) {
    return tiles.map(tileName).join(', ')
  }
  const ranks = tiles.map((tile) => rankOf(tile)).join('')
  return t(SUITS[suitOf(first)] ?? '', { rank: ranks })
}

const WIND_NAMES = ['wind-east', 'wind-south', 'wind-west', 'wind-north'] as const

/** Names a wind by its letter, or by its number from 0. */
export function windName(wind: Wind | number): string {
  return t(WIND_NAMES[typeof wind === 'number' ? wind : WINDS.indexOf(wind)] ?? '')
}

/** Returns a yaku's Japanese or translated name, as the player prefers. */
export function yakuName(id: string): string {
  const style = prefs.yaku === 'romanised' ? format(`yaku-${id}`, 'romanised') : null
  return style ?? t(`yaku-${id}`)
}

export function yakuDescription(id: string): string {
  return format(`yaku-${id}`, 'about') ?? ''
}

export function formatNumber(value: number): string {
  return value.toLocaleString(prefs.language).replace('-', '−')
}

/** Formats a number with a fixed number of decimal places. */
export function formatDecimal(value: number, places: number): string {
  const how = { minimumFractionDigits: places, maximumFractionDigits: places }
  return value.toLocaleString(prefs.language, how).replace('-', '−')
}

export function formatSigned(value: number): string {
  return value > 0 ? `+${formatNumber(value)}` : formatNumber(value)
}
