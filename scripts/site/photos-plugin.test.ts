import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rollup } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { business, type Business } from '#domain/business/business.ts'
import { placeDrawings } from './drawings-plugin.ts'
import { loadPhotos } from './photos-plugin.ts'
import { cameraJpeg } from './render/camera.fixture.ts'

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

/** Gives the page a business with these photographs, whose files are in the folder. */
const businessWith = (entries: Business['photos']): Plugin => ({
  name: 'business',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('/domain/business/business.ts')) return null
    const photos = Object.entries(entries).map(([subject, photo]) => [
      subject,
      photo && { ...photo, file: path.relative(process.cwd(), path.join(folder, photo.file)) },
    ])
    return `export const BUSINESS_FILE = 'business.json'
      export const business = ${JSON.stringify({ ...business, photos: Object.fromEntries(photos) })}`
  },
})

/** Builds the About page with these photographs; returns it with the files that it wrote. */
async function built(
  entries: Business['photos'],
): Promise<{ html: string; spanishHtml: string; photoFiles: ReadonlyMap<string, Uint8Array> }> {
  const { output } = (await build({
    configFile: false,
    root: ROOT,
    logLevel: 'silent',
    mode: 'production',
    plugins: [placeDrawings(), loadPhotos(), businessWith(entries)],
    build: { ssr: PAGE, write: false },
    ssr: { noExternal: true, external: ['@napi-rs/image'] },
  })) as Rollup.RollupOutput
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry)
  if (entry?.type !== 'chunk') throw new Error('the page was not built')
  // In the project, where Node finds the package for pictures.
  const script = path.join(ROOT, 'build', `about-${++scripts}.test.mjs`)
  await mkdir(path.dirname(script), { recursive: true })
  await writeFile(script, entry.code)
  try {
    return (await import(/* @vite-ignore */ script)) as Awaited<ReturnType<typeof built>>
  } finally {
    await rm(script)
  }
}
let scripts = 0

const pictures = (html: string): readonly string[] =>
  [...html.matchAll(/<picture.*?<\/picture>/g)].map(([picture]) => picture)

describe('the page about the business', () => {
  test('shows the owner, the van and the license with reserved space, loaded when near', async () => {
    const { html, photoFiles } = await built(ALL)
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
      for (const [, address = ''] of addresses)
        expect(photoFiles.get(address)?.length).toBeGreaterThan(100)
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
    const { html, photoFiles } = await built(NONE)
    expect(html).not.toContain('photograph')
    expect(photoFiles.size).toBe(0)
  })
})

test.each([
  ['photos/nowhere.jpg', 'is not there'],
  ['photos/letter.jpg', 'is no JPEG that can be read'],
])('%s stops rendering with a sentence: it %s', async (file, problem) => {
  await expect(built({ ...NONE, van: { file, alt: 'The van' } })).rejects.toThrow(
    new RegExp(`photos\\.van\\.file: .*${file} ${problem}\\.`),
  )
})
