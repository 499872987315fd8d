// Renders all tiles at several sizes into sheets/, for visual inspection (needs Chromium).

import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { drawings } from './make.mjs'

const here = new URL('.', import.meta.url)
mkdirSync(new URL('sheets/', here), { recursive: true })
const picture = (art, width) =>
  `<svg width="${width}" height="${(width * 4) / 3}" viewBox="0 0 300 400" style="margin:1px">${art}</svg>`

function shoot(name, html, width, height) {
  const page = new URL(`sheets/${name}.html`, here)
  writeFileSync(page, `<body style="margin:8px;background:#14543a;line-height:0;font-size:0">${html}`)
  execFileSync('chromium', ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars',
    `--screenshot=${new URL(`sheets/${name}.png`, here).pathname}`, `--window-size=${width},${height}`, page.href], { stdio: 'ignore' })
}

for (const look of process.argv[2] ? [process.argv[2]] : ['regular', 'plain', 'dark']) {
  const drawn = drawings(look)
  const rows = (width) => [0, 10, 20, 30].map((from) => `<div>${drawn.slice(from, from + 10).map(([, art]) => picture(art, width)).join('')}</div>`).join('')
  shoot(`${look}-large`, rows(130), 1340, 720)
  shoot(look, [20, 24, 32, 48, 72].map((width) => rows(width) + '<div style="height:12px"></div>').join(''), 770, 1120)
}
