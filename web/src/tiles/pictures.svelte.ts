import { sprites, type Look } from './looks'

/** A look's sprite: its symbols by id, and the pictures made from them. */
type Sheet = { symbols: Map<string, string>; made: Map<string, string> }

/** Moves a face from its centre on an upright tile, (150, 190), to the one on a sideways tile, (200, 140). */
const TURNED = 'translate(200 140) rotate(-90) scale(.93) translate(-150 -190)'

let sheets: Partial<Record<Look, Sheet>> = $state.raw({})
const asked = new Set<Look>()

async function ask(look: Look): Promise<void> {
  asked.add(look)
  try {
    const text = await (await fetch(sprites[look])).text()
    const found = text.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs)
    const symbols = new Map([...found].map(([, id = '', inside = '']) => [id, inside]))
    sheets = { ...sheets, [look]: { symbols, made: new Map() } }
  } catch {
    // The next tile tries again.
    asked.delete(look)
  }
}

function draw({ symbols }: Sheet, face: string | null, sideways: boolean): string {
  const inside = (id: string) => symbols.get(id) ?? ''
  const [width, height] = sideways ? [400, 300] : [300, 400]
  const drawing =
    face === null
      ? sideways
        ? `<g transform="translate(0 300) rotate(-90)">${inside('t-back')}</g>`
        : inside('t-back')
      : sideways
        ? `${inside('side')}<g transform="${TURNED}">${inside(`f-${face}`)}</g>`
        : inside('body') + inside(`f-${face}`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/**
 * Returns the URL of a tile's picture (of its back, without a face), or undefined until the sprite is loaded. One picture per
 * face is much less work for the browser than a copy of the drawing for every tile on the table.
 */
export function pictureOf(look: Look, face: string | null, sideways: boolean): string | undefined {
  const sheet = sheets[look]
  if (!sheet) {
    if (!asked.has(look)) void ask(look)
    return undefined
  }
  const key = `${face ?? 'back'}${sideways ? ' sideways' : ''}`
  const made = sheet.made.get(key) ?? draw(sheet, face, sideways)
  sheet.made.set(key, made)
  return made
}
