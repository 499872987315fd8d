import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { ClubWords, Language } from './messages'

export type Args = Record<string, FluentVariable>

function parse(language: Language, files: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const file of files) bundle.addResource(new FluentResource(file), { allowOverrides: true })
  return bundle
}

/**
 * Parses message files, terms first. A club's own messages, if there is a club, come before the default ones; its terms
 * apply to both.
 */
export function parseBundles(
  language: Language,
  files: readonly string[],
  club: ClubWords | null,
): FluentBundle[] {
  if (club === null) return [parse(language, files)]
  const [terms = ''] = files
  return [parse(language, [terms, club.terms, club.names]), parse(language, [...files, club.terms])]
}

/** Formats a message, or an attribute of one, from the first bundle that has it. */
export function formatIn(
  bundles: readonly FluentBundle[],
  id: string,
  attribute: string | null,
  args?: Args,
): string | null {
  for (const bundle of bundles) {
    const message = bundle.getMessage(id)
    const pattern = attribute === null ? message?.value : message?.attributes[attribute]
    if (pattern) return bundle.formatPattern(pattern, args)
  }
  return null
}
