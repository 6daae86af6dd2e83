import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Rollup } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Business } from '../../domain/business.ts'
import { emitDrawings } from './drawings-plugin.ts'
import { emitPhotos } from './photos-plugin.ts'
import { cameraJpeg } from './photos/camera.fixture.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const PAGE = fileURLToPath(import.meta.resolve('./photos/about-page.fixture.tsx'))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'photos-'))
  await mkdir(path.join(folder, 'photos'))
  const shots = { owner: [900, 1200], van: [1600, 900], license: [640, 480] } as const
  for (const [name, [width, height]] of Object.entries(shots))
    await writeFile(path.join(folder, `photos/${name}.jpg`), await cameraJpeg({ width, height }))
  await writeFile(path.join(folder, 'photos/letter.jpg'), 'no picture')
})
afterAll(() => rm(folder, { recursive: true }))

const NONE = { owner: null, van: null, license: null }
const ALL = {
  owner: { file: 'photos/owner.jpg', alt: 'The owner at the bench' },
  van: { file: 'photos/van.jpg', alt: { en: 'The van at the curb', es: 'La camioneta' } },
  license: { file: 'photos/license.jpg', alt: 'The license on the wall' },
}

/** Builds the About page with these photographs, and returns the emitted files. */
async function built(
  entries: Business['photos'],
): Promise<{ html: string; spanishHtml: string; files: ReadonlyMap<string, number> }> {
  const output = (await build({
    configFile: false,
    root: ROOT,
    logLevel: 'silent',
    mode: 'production',
    plugins: [emitDrawings(), emitPhotos(entries, folder)],
    build: { ssr: PAGE, ssrEmitAssets: true, write: false },
    ssr: { noExternal: true },
  })) as Rollup.RollupOutput
  const files = new Map<string, number>()
  let code = ''
  for (const file of output.output) {
    if (file.type === 'asset') files.set(`/${file.fileName}`, file.source.length)
    else if (file.isEntry) code = file.code
  }
  const script = path.join(folder, `about-${Object.values(entries).filter(Boolean).length}.mjs`)
  await writeFile(script, code)
  const page = (await import(/* @vite-ignore */ script)) as { html: string; spanishHtml: string }
  return { ...page, files }
}

const pictures = (html: string): readonly string[] =>
  [...html.matchAll(/<picture.*?<\/picture>/g)].map(([picture]) => picture)

describe('the page about the business', () => {
  test('shows the owner, the van and the license with reserved space, loaded when near', async () => {
    const { html, files } = await built(ALL)
    const shown = pictures(html)
    expect(shown).toHaveLength(3)
    for (const [index, { alt, size }] of [
      { alt: 'The owner at the bench', size: 'width="720" height="960"' },
      { alt: 'The van at the curb', size: 'width="960" height="540"' },
      { alt: 'The license on the wall', size: 'width="640" height="480"' },
    ].entries()) {
      const picture = shown[index] ?? ''
      expect(picture).toContain(`alt="${alt}" ${size} loading="lazy"`)
      const addresses = [...picture.matchAll(/(?:src|srcSet|srcset)="([^"]+)"/g)]
      expect(addresses).toHaveLength(3)
      for (const [, address = ''] of addresses) expect(files.get(address)).toBeGreaterThan(100)
    }
  })

  test('describes them in Spanish, and marks descriptions in English alone', async () => {
    const { html, spanishHtml } = await built(ALL)
    const [owner, van, license] = pictures(spanishHtml)
    expect(van).toContain('alt="La camioneta"')
    expect(van).not.toContain('lang=')
    expect(owner).toMatch(/alt="The owner at the bench"[^>]* lang="en"/)
    expect(license).toMatch(/alt="The license on the wall"[^>]* lang="en"/)
    for (const picture of pictures(html)) expect(picture).not.toContain('lang=')
  })

  test('has no empty frame without them', async () => {
    const { html, files } = await built(NONE)
    expect(html).not.toContain('photograph')
    expect([...files.keys()].filter((file) => file.includes('photo-'))).toEqual([])
  })
})

test.each([
  ['photos/nowhere.jpg', 'is not there'],
  ['photos/letter.jpg', 'is no JPEG that can be read'],
])('%s stops the build with a sentence: it %s', async (file, problem) => {
  await expect(built({ ...NONE, van: { file, alt: 'The van' } })).rejects.toThrow(
    `domain/business.ts: photos.van.file: ${file} ${problem}.`,
  )
})
