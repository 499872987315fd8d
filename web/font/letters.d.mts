export function japanese(): string
export function letters(text: string): string[]
