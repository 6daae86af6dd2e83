import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cameraJpeg } from '#app/files/camera.fixture.ts'
import { business, putInForce } from '#domain/business/business.ts'
import { formatBusiness } from '#domain/business/reader/file.ts'
import { businessFileInForce, DELIVERED_FILE } from '#domain/business/reader/path.ts'
import type { Business } from '#domain/business/schema/schema.ts'
import { addBusinessPhoto } from '#server/db/tables/business-photos.ts'
import { addBusinessVersion, newestBusinessText } from '#server/db/tables/business-versions.ts'
import type { Db } from '#server/db/db.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import type { Renderer } from '#server/site/renderer.ts'
import { skipRunningUnless } from '#tests/support/skip-unless.ts'
import { createSmallInForce, NAME_RENDERER } from '#tests/support/small-in-force.ts'

const FACTS = JSON.parse(readFileSync(businessFileInForce(process.env), 'utf8')) as Business
const BEFORE = formatBusiness(FACTS)
const factsOf = (legalName: string): string => formatBusiness({ ...FACTS, legalName })
const IN_FORCE = business

let folder: string
let db: Db
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'in-force-'))
  mkdirSync(at('data'))
  writeFileSync(at('data/business.json'), BEFORE)
  db = openSqlite({ file: at('data/palisade.db') })
  await db.migrate()
})
afterEach(async () => {
  putInForce(IN_FORCE)
  await db.close()
  rmSync(folder, { recursive: true })
})

const at = (name: string): string => path.join(folder, name)
const copy = (): string => readFileSync(at('data/business.json'), 'utf8')
const leftovers = (): readonly string[] =>
  readdirSync(at('data')).filter((name) => name.endsWith('.next'))

/** Starts a server. */
async function started(
  options: Partial<Parameters<typeof createSmallInForce>[0]> = {},
): Promise<ReturnType<typeof createSmallInForce>> {
  const server = createSmallInForce({ db, dataDir: at('data'), ...options })
  await server.start()
  return server
}

/** Stores facts as another server on the same database does. */
const publishElsewhere = (text: string): Promise<boolean> =>
  db.write((tx) =>
    addBusinessVersion(
      tx,
      { id: crypto.randomUUID(), text, publishedAt: Date.now(), staffMemberId: null },
      null,
    ),
  )

test('puts facts in force: pages, the copy beside the data, and a version', async () => {
  const { publishing, page } = await started()
  expect(page()).toBe(FACTS.legalName)
  expect(await publishing.current()).toBe(BEFORE)
  expect(await publishing.publish(factsOf('Ferry Lock'), null)).toMatchObject({ ok: true })
  expect(page()).toBe('Ferry Lock')
  expect(business.legalName).toBe('Ferry Lock')
  expect(copy()).toBe(factsOf('Ferry Lock'))
  expect(await publishing.current()).toBe(factsOf('Ferry Lock'))
  const again = await started()
  expect(again.page()).toBe('Ferry Lock')
})

test('refuses wrong facts with a sentence for each, and changes nothing', async () => {
  const { publishing, page } = await started()
  const wrong = formatBusiness({ ...FACTS, phones: { ...FACTS.phones, default: '12' } })
  const result = await publishing.publish(wrong, null)
  expect(result).toMatchObject({ reason: 'wrong' })
  expect(result).toMatchObject({ details: [{ path: ['phones', 'default'] }] })
  expect(page()).toBe(FACTS.legalName)
  expect(copy()).toBe(BEFORE)
})

test('refuses the text of a page with a slip, in one sentence with its place', async () => {
  const { publishing } = await started()
  const text = readFileSync('content/faq/en.md', 'utf8')
  const withText = (said: string): string =>
    formatBusiness({
      ...FACTS,
      texts: { 'faq/en.md': { delivered: 'a'.repeat(16), text: text + said } },
    })
  expect(await publishing.publish(withText('\n{% gone /%}\n'), null)).toMatchObject({
    reason: 'wrongText',
    details: [
      {
        said: {
          en: expect.stringMatching(/^content\/faq\/en\.md:\d+: There is no tag "gone"/) as string,
          es: expect.stringContaining('Aquí no hay ninguna etiqueta "gone"') as string,
        },
      },
    ],
  })
  expect(copy()).toBe(BEFORE)
  expect(await publishing.versions()).toEqual([])
  expect(await publishing.publish(withText(''), null)).toMatchObject({ ok: true })
})

test('starts with the text of a page that no longer fits, and logs its slip', async () => {
  const text = `${readFileSync('content/faq/en.md', 'utf8')}\n{% gone /%}\n`
  const texts = { 'faq/en.md': { delivered: 'a'.repeat(16), text } }
  writeFileSync(at('data/business.json'), formatBusiness({ ...FACTS, texts }))
  const logged: unknown[] = []
  const log = { info: () => {}, error: (...said: unknown[]) => void logged.push(said) }
  const { page } = await started({ log })
  expect(page()).toBe(FACTS.legalName)
  expect(JSON.stringify(logged)).toContain('There is no tag')
})

test('follows the text of a page that another server publishes', async () => {
  const own = { delivered: 'a'.repeat(16), text: readFileSync('content/faq/en.md', 'utf8') }
  const server = await started()
  await publishElsewhere(formatBusiness({ ...FACTS, texts: { 'faq/en.md': own } }))
  await server.follow()
  expect(business.texts).toEqual({ 'faq/en.md': own })
})

describe('a publication that fails', () => {
  const refuse = (message: string): Renderer => ({
    ...NAME_RENDERER,
    render(...args) {
      if (business.legalName === 'Harbor Lock') throw new Error(message)
      return NAME_RENDERER.render(...args)
    },
  })

  test.each([
    ['no part x', 'notRendered', '/ cannot be rendered: Error: no part x'],
    ['ENOSPC: no space left on device, write', 'diskFull', ''],
  ])('changes nothing when a page ends with: %s', async (message, reason, detail) => {
    const { publishing, page } = await started({ renderer: refuse(message) })
    await publishing.publish(factsOf('Ferry Lock'), null)
    const result = await publishing.publish(factsOf('Harbor Lock'), null)
    expect(result).toMatchObject({ ok: false, reason })
    expect(!result.ok && result.details.join(' ')).toContain(detail)
    expect(page()).toBe('Ferry Lock')
    expect(business.legalName).toBe('Ferry Lock')
    expect(copy()).toBe(factsOf('Ferry Lock'))
    expect(leftovers()).toEqual([])
    expect(await publishing.versions()).toHaveLength(2)
  })

  test('changes nothing when the disk of the database is full', async () => {
    let isFull = false
    const { publishing, page } = await started({
      db: {
        ...db,
        async write(work) {
          if (isFull) throw new Error('database or disk is full')
          return await db.write(work)
        },
      },
    })
    isFull = true
    expect(await publishing.publish(factsOf('Ferry Lock'), null)).toMatchObject({
      reason: 'diskFull',
    })
    expect(page()).toBe(FACTS.legalName)
    expect(copy()).toBe(BEFORE)
    expect(leftovers()).toEqual([])
  })

  test('changes nothing when the disk of the copy is full', async (context) => {
    const disk = at('disk')
    mkdirSync(disk)
    const isMounted =
      spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]).status === 0
    skipRunningUnless(context, isMounted, 'only an administrator may mount a small disk')
    try {
      writeFileSync(path.join(disk, 'business.json'), BEFORE)
      const { publishing, page } = await started({ dataDir: disk })
      expect(() => writeFileSync(path.join(disk, 'big'), Buffer.alloc(4_000_000))).toThrow('ENOSPC')
      const result = await publishing.publish(factsOf('Harbor Lock'), null)
      expect(result).toMatchObject({ ok: false, reason: 'diskFull' })
      expect(readFileSync(path.join(disk, 'business.json'), 'utf8')).toBe(BEFORE)
      expect(page()).toBe(FACTS.legalName)
      rmSync(path.join(disk, 'big'))
      expect(await publishing.publish(factsOf('Harbor Lock'), null)).toMatchObject({ ok: true })
    } finally {
      spawnSync('umount', [disk])
    }
  })
})

test('goes back to what was in force before the first publication, and forward again', async () => {
  const { publishing, page } = await started()
  await publishing.publish(factsOf('Ferry Lock'), null)
  const [, before] = await publishing.versions()
  expect(await publishing.goBack(before?.id ?? '', null)).toMatchObject({ ok: true })
  expect(page()).toBe(FACTS.legalName)
  const [current, ferry] = await publishing.versions()
  expect([current?.isCurrent, ferry?.isCurrent]).toEqual([true, false])
  expect(await publishing.goBack(ferry?.id ?? '', null)).toMatchObject({ ok: true })
  expect(page()).toBe('Ferry Lock')
  expect(await publishing.goBack('unknown', null)).toMatchObject({ reason: 'unknownVersion' })
})

test('of two publications at once, one learns that the facts have changed', async () => {
  const { publishing, page } = await started()
  const names = ['Ferry Lock', 'Harbor Lock']
  const both = await Promise.all(names.map((name) => publishing.publish(factsOf(name), null)))
  const published = both.findIndex(({ ok }) => ok)
  expect(both[1 - published]).toMatchObject({ ok: false, reason: 'outdated' })
  expect(page()).toBe(names[published])
  expect(copy()).toBe(factsOf(names[published] ?? ''))
  expect(leftovers()).toEqual([])
})

describe('another server', () => {
  test('is followed once it has published, with its photo', async () => {
    const server = await started()
    await server.follow()
    expect(server.page()).toBe(FACTS.legalName)
    await publishElsewhere(factsOf('Ferry Lock'))
    await server.follow()
    expect(server.page()).toBe('Ferry Lock')
    expect(copy()).toBe(factsOf('Ferry Lock'))
  })

  test('does not undo what is published here while its facts are rendered', async () => {
    const server = await started()
    await publishElsewhere(factsOf('Ferry Lock'))
    const following = server.follow()
    await publishElsewhere(factsOf('Harbor Lock'))
    await following
    expect(server.page()).not.toBe('Ferry Lock')
    await server.follow()
    expect(server.page()).toBe('Harbor Lock')
  })

  test('whose facts cannot be rendered here costs one rendering a minute', async () => {
    let renderings = 0
    let now = Date.now()
    const server = await started({
      clock: () => now,
      renderer: {
        ...NAME_RENDERER,
        render(...args) {
          if (business.legalName !== 'Harbor Lock') return NAME_RENDERER.render(...args)
          renderings++
          throw new Error('no part x')
        },
      },
    })
    await publishElsewhere(factsOf('Harbor Lock'))
    await expect(server.follow()).rejects.toThrow('no part x')
    await server.follow()
    expect(renderings).toBe(1)
    now += 60_000
    await expect(server.follow()).rejects.toThrow('no part x')
    expect(renderings).toBe(2)
    await publishElsewhere(factsOf('Ferry Lock'))
    await server.follow()
    expect(server.page()).toBe('Ferry Lock')
  })

  test('that published while this one was away decides what it starts with', async () => {
    const server = await started()
    await server.publishing.publish(factsOf('Ferry Lock'), null)
    await publishElsewhere(factsOf('Harbor Lock'))
    expect((await started()).page()).toBe('Harbor Lock')
    // Commands read the copy.
    expect(copy()).toBe(factsOf('Harbor Lock'))
  })

  test('is not overridden by the delivered file of a new machine', async () => {
    const { publishing } = await started()
    await publishing.publish(factsOf('Ferry Lock'), null)
    rmSync(at('data/business.json'))
    expect(businessFileInForce({ DATA_DIR: at('data') })).toBe(DELIVERED_FILE)
    await db.write((tx) =>
      addBusinessVersion(
        tx,
        { id: 'other', text: factsOf('Harbor Lock'), publishedAt: Date.now(), staffMemberId: null },
        null,
      ),
    )
    const fresh = await started()
    expect(fresh.page()).toBe('Harbor Lock')
  })
})

describe('a file that was edited by hand', () => {
  test('counts as published, and can be undone', async () => {
    const { publishing } = await started()
    await publishing.publish(factsOf('Ferry Lock'), null)
    writeFileSync(at('data/business.json'), factsOf('Harbor Lock'))
    const edited = await started()
    expect(edited.page()).toBe('Harbor Lock')
    expect(await db.read(newestBusinessText)).toBe(factsOf('Harbor Lock'))
    const [, ferry] = await edited.publishing.versions()
    await edited.publishing.goBack(ferry?.id ?? '', null)
    expect(edited.page()).toBe('Ferry Lock')
  })

  test('counts before the first publication too', async () => {
    await started()
    writeFileSync(at('data/business.json'), factsOf('Harbor Lock'))
    expect((await started()).page()).toBe('Harbor Lock')
  })

  test('with wrong facts ends the start with a sentence for each', async () => {
    writeFileSync(
      at('data/business.json'),
      formatBusiness({ ...FACTS, phones: { ...FACTS.phones, default: '12' } }),
    )
    await expect(started()).rejects.toThrow('phones.default')
  })
})

describe('an uploaded photo', () => {
  const NOBODY = { owner: null, van: null, license: null }
  const withVan = (file: string): string =>
    formatBusiness({ ...FACTS, photos: { ...NOBODY, van: { file, alt: 'Our van' } } })
  const uploaded = async (): Promise<string> => {
    const jpeg = await cameraJpeg({ width: 64, height: 48 })
    return (await db.write((tx) => addBusinessPhoto(tx, jpeg, Date.now()))) ?? ''
  }
  const photoFiles: string[] = []
  const watching: Renderer = {
    ...NAME_RENDERER,
    render: (_address, { photos }) => {
      photoFiles.splice(0, Infinity, ...(photos['van']?.files ?? []).map(({ src }) => src))
      return { status: 200, html: 'page', scriptHashes: [], styleHashes: [] }
    },
  }

  test('is served while pages name it, and to pages that were open before', async () => {
    const server = await started({ renderer: watching })
    const name = await uploaded()
    await server.publishing.publish(withVan(name), null)
    const [first = ''] = photoFiles
    expect(server.site.file(first)?.type).toBe('image/avif')
    await server.publishing.publish(BEFORE, null)
    expect(photoFiles).toEqual([])
    expect(server.site.file(first)?.type).toBe('image/avif')
    const [, withPhoto] = await server.publishing.versions()
    await server.publishing.goBack(withPhoto?.id ?? '', null)
    expect(photoFiles).toContain(first)
  })

  test('reaches another server with a folder of its own', async () => {
    const other = await started({ renderer: watching, dataDir: at('other') })
    const server = await started()
    await server.publishing.publish(withVan(await uploaded()), null)
    await other.follow()
    other.page()
    expect(other.site.file(photoFiles.at(-1) ?? '')?.type).toBe('image/jpeg')
  })

  test('that is missing or damaged is named, and nothing changes', async () => {
    const { publishing } = await started()
    mkdirSync(at('data/photos'))
    writeFileSync(at('data/photos/broken.jpg'), 'no picture')
    for (const [file, problem] of [
      ['photos/nobody.jpg', 'photos.van.file: photos/nobody.jpg is not there.'],
      ['photos/broken.jpg', 'photos.van.file: photos/broken.jpg is no JPEG that can be read.'],
    ] as const)
      expect(await publishing.publish(withVan(file), null)).toMatchObject({
        reason: 'notRendered',
        details: [problem],
      })
    expect(copy()).toBe(BEFORE)
  })

  test('is refused while too many wait to be published', async () => {
    const names = []
    for (let count = 0; count < 130; count++)
      names.push(await db.write((tx) => addBusinessPhoto(tx, Buffer.from(String(count)), 0)))
    expect(names.filter((name) => name === null)).toHaveLength(10)
  })
})

describe('a server that is killed while it publishes', () => {
  const CHILD = fileURLToPath(import.meta.resolve('#tests/support/publish-and-die.ts'))

  /** Publishes in a process that dies before a step. @returns whether there was such a step */
  function diesAt(step: number, text: string): boolean {
    const args = [CHILD, folder, text, String(step)]
    const { signal, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    if (signal !== 'SIGKILL') expect({ stdout, stderr }).toMatchObject({ stdout: 'published' })
    return signal === 'SIGKILL'
  }

  test('starts with whole facts at every step, and ends with what was published', async () => {
    const { publishing } = await started()
    await publishing.publish(factsOf('Ferry Lock'), null)
    const seen = new Set<string>()
    let step = 1
    for (let isKilled = true; isKilled; step++) {
      const name = `Harbor ${step}`
      isKilled = diesAt(step, factsOf(name))
      const server = await started()
      expect(copy()).toBe(factsOf(server.page()))
      expect(await db.read(newestBusinessText)).toBe(factsOf(server.page()))
      expect(leftovers()).toEqual([])
      seen.add(server.page() === name ? 'after' : 'before')
    }
    expect([...seen].toSorted()).toEqual(['after', 'before'])
    expect(step).toBeGreaterThan(5)
  }, 300_000)
})

test('the delivered file becomes a version only with the first publication', async () => {
  rmSync(at('data/business.json'))
  const { publishing } = await started()
  expect(await publishing.versions()).toEqual([])
  expect(existsSync(at('data/business.json'))).toBe(false)
  await publishing.publish(factsOf('Ferry Lock'), null)
  expect(await publishing.versions()).toHaveLength(2)
})
