import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { expect, onTestFinished, test } from 'vitest'
import { writeDisplayFont } from './display-font.ts'

const text = (words: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="200"><text y="150" font-size="100" font-family="League Gothic">${words}</text></svg>`

test('headings use the display font, which is narrow', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'font-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const font = path.join(folder, 'display.ttf')
  await writeDisplayFont(font)
  const fonts = { loadSystemFonts: false, fontFiles: [font] }
  const box = new Resvg(text('Commercial Locksmith'), { font: fonts }).getBBox()
  expect(box?.width).toBeGreaterThan(450)
  expect(box?.width).toBeLessThan(650)
  expect(
    new Resvg(text('Commercial Locksmith'), { font: { loadSystemFonts: false } }).getBBox(),
  ).toBeUndefined()
})
