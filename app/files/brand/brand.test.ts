import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { business, type Business } from '#domain/business/business.ts'
import { layOutLines, logoSvg } from '#art/computed/logo-file.ts'
import { pathData } from '#art/computed/outlines.ts'
import { loadLogoFaces } from './font-outlines.ts'
import { ownFileProblems } from './own-files.ts'
import { iconPng, iconSvg } from './icons.ts'

const faces = await loadLogoFaces()
const LOGO_LEFT = 529

const widths = (lines: ReturnType<typeof layOutLines>): readonly number[] =>
  lines.map(({ text, size }, index) =>
    (index === 0 ? faces.display : faces.text).widthOf(text, size),
  )

test.each<[upper: string, lower: string]>([
  ['Ace', ''],
  ['Keymaster', ''],
  ['A & B', 'Locks'],
  ['Palisade', 'Lock & Key'],
  ['Northern Metropolitan', 'Lock & Safe Works'],
  ['The Old Waterfront Lock', 'And Safe Company'],
  ['A', 'Locksmith and Emergency Door Service'],
])('%s %s fits the box of 200 by 48', (upper, lower) => {
  const lines = layOutLines([upper, lower], faces)
  for (const width of widths(lines)) expect(LOGO_LEFT + width).toBeLessThanOrEqual(2000.5)
  const [first, last] = [lines[0], lines.at(-1) ?? lines[0]]
  expect(first.baseline - first.size * 0.735).toBeGreaterThanOrEqual(30)
  expect(last.baseline).toBeLessThanOrEqual(456)
})

test('does not enlarge a short name, so that all logos have similar letter heights', () => {
  expect(layOutLines(['Ace', 'Keys'], faces).map(({ size }) => size)).toEqual([330, 130])
})

test('the logo is one file with a visible view for each background', () => {
  const svg = logoSvg(faces)
  expect(svg).toContain('<view id="on-light"')
  expect(svg).toContain('<view id="on-dark"')
  const { pixels } = new Resvg(svg).render()
  expect(new Set(pixels).size).toBeGreaterThan(3)
})

test('writes outlines in whole relative steps from the current point', () => {
  expect(
    pathData([
      { type: 'M', x: 10.4, y: 5 },
      { type: 'L', x: 20, y: 1.2 },
      { type: 'Q', x1: 22, y1: 3, x: 18, y: 9 },
      { type: 'Z' },
      { type: 'M', x: 0, y: 0 },
    ]),
  ).toBe('M10 5l10-4q2 2-2 8zM0 0')
})

test('the home screen icon is a PNG of the requested size', async () => {
  const png = await iconPng(await iconSvg('public'), 64)
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([64, 64])
})

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'own-files-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The owner's configuration without files. */
const withoutFiles: Business = { ...business, icon: null, analytics: null }

/** Returns the problems of a file with this content, as logo for dark backgrounds or as icon. */
async function saidOf(name: string, content: string | Buffer, as: 'logo' | 'icon' = 'logo') {
  writeFileSync(path.join(folder, name), content)
  const own: Business = {
    ...withoutFiles,
    icon: as === 'icon' ? `/${name}` : null,
    logoUrl: {
      onDark: as === 'logo' ? `/${name}` : '/logo.svg#on-dark',
      onLight: '/logo.svg#on-light',
      raster: '/apple-touch-icon.png',
    },
  }
  return ownFileProblems(own, folder)
}
const svg = (body: string): string =>
  `<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${body}</svg>`
/** Returns the part of a PNG that is read: signature and header. */
function pngOf(width: number, height: number): Buffer {
  const file = Buffer.alloc(33)
  file.write('\u0089PNG\r\n\u001a\n', 'latin1')
  file.writeUInt32BE(width, 16)
  file.writeUInt32BE(height, 20)
  return file
}

test('accepts a plain drawing, a picture of the right size and an external address', async () => {
  expect(await saidOf('a.svg', svg('<path fill="url(#g)" d="M0 0h9v9z"/>'))).toEqual([])
  expect(await saidOf('a.png', pngOf(600, 200))).toEqual([])
  expect(await saidOf('s.png', pngOf(512, 512), 'icon')).toEqual([])
  const elsewhere = {
    ...withoutFiles,
    logoUrl: { ...business.logoUrl, onDark: 'https://files.example.com/logo.svg' },
  }
  expect(await ownFileProblems(elsewhere, folder)).toEqual([])
})

test.each<[what: string, body: string]>([
  ['a script', '<script>alert(1)</script>'],
  ['a script in an attribute', '<path onload="alert(1)"/>'],
  ['a script in an address', '<a href="javascript:alert(1)"/>'],
  ['another document', '<foreignObject/>'],
  ['styles from elsewhere', '<style>@import "https://x.example/a.css"</style>'],
  ['a reference to another file', '<image href="https://x.example/a.png"/>'],
  ['a reference to another file', '<path fill="url(https://x.example/a.svg#g)"/>'],
])('refuses a drawing that contains %s', async (what, body) => {
  expect(await saidOf('bad.svg', svg(body))).toEqual([
    `logoUrl.onDark: public/bad.svg holds ${what}, export it as a plain picture.`,
  ])
})

test('names a file that is missing, too large, of a wrong shape or no picture', async () => {
  expect(await saidOf('wide.png', pngOf(400, 200), 'icon')).toEqual([
    'icon: public/wide.png has 400 by 200 pixels, make it as wide as high.',
  ])
  expect(await saidOf('small.png', pngOf(90, 30))).toEqual([
    'logoUrl.onDark: public/small.png has 90 by 30 pixels, make it 96 by 96 at least.',
  ])
  expect(await saidOf('big.svg', svg(' '.repeat(120_000)))).toEqual([
    'logoUrl.onDark: public/big.svg has 121 KB, make it smaller than 100 KB.',
  ])
  expect(await saidOf('no.svg', 'Not a picture.')).toEqual([
    'logoUrl.onDark: public/no.svg is neither an SVG nor a PNG.',
  ])
  const gone = { ...withoutFiles, icon: '/gone.svg' }
  expect(await ownFileProblems(gone, folder)).toEqual([
    'icon: public/gone.svg is not there, put the file into that folder.',
  ])
  expect(await ownFileProblems({ ...withoutFiles, analytics: '/gone.js' }, folder)).toEqual([
    'analytics: public/gone.js is not there, put the file into that folder.',
  ])
})
