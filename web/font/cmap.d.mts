export function lettersOf(font: Buffer): Set<string>
