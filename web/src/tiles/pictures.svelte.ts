import { sprites, type Look } from './looks'

/** What is inside the symbols of a look, by their ids, and the pictures that were made of them. */
type Sheet = { symbols: Map<string, string>; made: Map<string, string> }

/** An upright face lies around (150, 190), and around (200, 140) on a tile on its side. */
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
    // The next tile asks again.
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
 * The address of a tile's picture; a back without a face; nothing until the look's pictures have come. A picture of its own is
 * much less work for the browser than a copy of the drawing in the page for every tile that lies on the table.
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
