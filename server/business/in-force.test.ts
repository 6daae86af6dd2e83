import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { formatBusiness } from '#domain/business/reader/file.ts'
import { businessFileInForce } from '#domain/business/reader/path.ts'
import type { Business } from '#domain/business/schema/schema.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { openSqliteStore, type Store } from '#server/operations.ts'
import { KEPT_VERSIONS } from '#server/store/business-versions.ts'
import { skipRunningUnless } from '#tests/support/skip-unless.ts'
import { createPublishing } from './publishing.ts'
import { renderIfStale } from './render-site.ts'

const BUSINESS_FILE = businessFileInForce(process.env)

let folder: string
let store: Store
let restarts: number
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'publishing-'))
  mkdirSync(at('build/code'), { recursive: true })
  writeFileSync(at('build/code/fingerprint'), 'code of this test')
  writeRenderer('')
  store = openSqliteStore({ file: at('data/palisade.db') })
  await store.migrate()
  restarts = 0
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

const at = (name: string): string => path.join(folder, name)

/** Writes a program that renders one page, and then does this. */
const writeRenderer = (then: string): void =>
  writeFileSync(
    at('build/code/render.mjs'),
    `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
    mkdirSync(process.argv[3] + '/client', { recursive: true })
    const { legalName } = JSON.parse(readFileSync(process.env.BUSINESS_FILE, 'utf8'))
    writeFileSync(process.argv[3] + '/client/index.html', legalName)
    writeFileSync(process.argv[3] + '/site.json', '{}')
    ${then}`,
  )

const FACTS = JSON.parse(readFileSync(BUSINESS_FILE, 'utf8')) as Business
const DELIVERED = formatBusiness(FACTS)
const factsOf = (legalName: string): string => formatBusiness({ ...FACTS, legalName })

const START = Date.parse('2026-03-01T12:00:00Z')

const server = (startedWith = DELIVERED, data = 'data') => {
  let now = START
  return createPublishing({
    store,
    dataDir: at(data),
    build: at('build'),
    site: at('build'),
    variables: { PATH: process.env['PATH'], DATA_DIR: at(data) },
    startedWith,
    restart: () => {
      restarts++
    },
    log: () => undefined,
    clock: () => (now += 1000),
    randomId: () => crypto.randomUUID(),
  })
}

const page = (): string => readFileSync(at('data/site/client/index.html'), 'utf8')

test('puts facts in force: pages, file, version, and a new start of the server', async () => {
  const publishing = server()
  expect(await publishing.current()).toBe(DELIVERED)
  expect(await publishing.publish(factsOf('Ferry Lock'), null)).toMatchObject({ ok: true })
  expect(page()).toBe('Ferry Lock')
  expect(readFileSync(at('data/business.json'), 'utf8')).toBe(factsOf('Ferry Lock'))
  expect(await publishing.current()).toBe(factsOf('Ferry Lock'))
  expect(restarts).toBe(1)
})

test('refuses wrong facts with a sentence for each, before anything is rendered', async () => {
  const publishing = server()
  const wrong = formatBusiness({ ...FACTS, phones: { ...FACTS.phones, default: '12' } })
  const result = await publishing.publish(wrong, null)
  expect(result).toMatchObject({ reason: 'wrong' })
  expect(!result.ok && result.details.join(' ')).toContain('phones.default')
  expect(existsSync(at('data/site'))).toBe(false)
  expect(restarts).toBe(0)
})

describe('a publication that fails', () => {
  test.each([
    ["throw new Error('/faq cannot be rendered')", 'notRendered', '/faq cannot be rendered'],
    ["throw new Error('ENOSPC: no space left on device, write')", 'diskFull', ''],
  ])('changes nothing after %s', async (failure, reason, detail) => {
    const publishing = server()
    await publishing.publish(factsOf('Ferry Lock'), null)
    writeRenderer(failure)
    const result = await publishing.publish(factsOf('Harbor Lock'), null)
    expect(result).toMatchObject({ ok: false, reason })
    expect(!result.ok && result.details.join(' ')).toContain(detail)
    expect(page()).toBe('Ferry Lock')
    expect(readFileSync(at('data/business.json'), 'utf8')).toBe(factsOf('Ferry Lock'))
    expect(existsSync(at('data/business.json.next'))).toBe(false)
    expect(await publishing.versions()).toHaveLength(2)
    expect(restarts).toBe(1)
  })
})

test('goes back to what was in force before the first publication, and forward again', async () => {
  const publishing = server()
  await publishing.publish(factsOf('Ferry Lock'), null)
  const [, before] = await publishing.versions()
  expect(await publishing.goBack(before?.id ?? '', null)).toMatchObject({ ok: true })
  expect(page()).toBe(FACTS.legalName)
  const [current, ferry] = await publishing.versions()
  expect([current?.isCurrent, ferry?.isCurrent]).toEqual([true, false])
  expect(await publishing.goBack(ferry?.id ?? '', null)).toMatchObject({ ok: true })
  expect(page()).toBe('Ferry Lock')
  expect(await publishing.goBack('unknown', null)).toMatchObject({ ok: false })
})

test('of two publications at once, one is told to wait', async () => {
  const publishing = server()
  const both = await Promise.all([
    publishing.publish(factsOf('Ferry Lock'), null),
    publishing.publish(factsOf('Harbor Lock'), null),
  ])
  expect(both).toMatchObject([{ ok: true }, { ok: false, reason: 'busy' }])
  expect(page()).toBe('Ferry Lock')
})

test('a server follows what another one published, once', async () => {
  const other = server()
  await other.follow()
  expect(restarts).toBe(0)
  const text = factsOf('Ferry Lock')
  await store.businessVersions.add({ id: 'v', text, publishedAt: 1, staffMemberId: null })
  await other.follow()
  await other.follow()
  expect(page()).toBe('Ferry Lock')
  expect(restarts).toBe(1)
  await server(text).follow()
  expect(restarts).toBe(1)
})

test('facts that were edited in the file stay, and other servers follow them', async () => {
  const publishing = server()
  await publishing.publish(factsOf('Ferry Lock'), null)
  const edited = factsOf('Harbor Lock')
  writeFileSync(at('data/business.json'), edited)
  await server(edited).follow()
  expect(restarts).toBe(1)
  expect(readFileSync(at('data/business.json'), 'utf8')).toBe(edited)
  expect(await store.businessVersions.newestText()).toBe(edited)
})

test('a server that was away while others published follows them', async () => {
  await server().publish(factsOf('Ferry Lock'), null)
  const text = factsOf('Harbor Lock')
  await store.businessVersions.add({ id: 'v', text, publishedAt: Date.now(), staffMemberId: null })
  await server(factsOf('Ferry Lock')).follow()
  expect(page()).toBe('Harbor Lock')
})

describe('an uploaded photo', () => {
  const NOBODY = { owner: null, van: null, license: null }
  const withVan = (file: string): string =>
    formatBusiness({ ...FACTS, photos: { ...NOBODY, van: { file, alt: 'Our van' } } })
  const uploaded = async (publishing: ReturnType<typeof server>): Promise<string> =>
    (await publishing.photos.add(Buffer.from('a van'))) ?? ''

  test('is a file for as long as the facts in force name it', async () => {
    const publishing = server()
    const name = await uploaded(publishing)
    await publishing.publish(withVan(name), null)
    expect(readFileSync(at(`data/${name}`), 'utf8')).toBe('a van')
    const [withPhoto] = await publishing.versions()
    await publishing.publish(DELIVERED, null)
    expect(existsSync(at(`data/${name}`))).toBe(false)
    await publishing.goBack(withPhoto?.id ?? '', null)
    expect(readFileSync(at(`data/${name}`), 'utf8')).toBe('a van')
  })

  test('reaches another server with a folder of its own', async () => {
    const publishing = server()
    const name = await uploaded(publishing)
    await publishing.publish(withVan(name), null)
    const other = server(DELIVERED, 'other')
    await other.follow()
    expect(readFileSync(at(`other/${name}`), 'utf8')).toBe('a van')
  })

  test('is deleted a day after its upload, once no version names it', async () => {
    const publishing = server()
    const [van, owner] = [await uploaded(publishing), await publishing.photos.add(Buffer.from('x'))]
    const publish = (id: string, text: string, publishedAt: number) =>
      store.businessVersions.add({ id, text, publishedAt, staffMemberId: null })
    const later = START + 2 * DAY_MS
    await publish('photo', withVan(van), later)
    expect(await publishing.photos.get(owner ?? '')).toBeNull()
    for (let version = 1; version < KEPT_VERSIONS; version++)
      await publish(`v${version}`, DELIVERED, later)
    expect(await publishing.photos.get(van)).not.toBeNull()
    await publish('last', DELIVERED, later)
    expect(await publishing.photos.get(van)).toBeNull()
  })

  test('is refused while too many wait to be published', async () => {
    const publishing = server()
    const names = []
    for (let count = 0; count < 130; count++)
      names.push(await publishing.photos.add(Buffer.from(String(count))))
    expect(names.filter((name) => name === null)).toHaveLength(10)
  })

  test('is no other file of the server', async () => {
    for (const name of ['photos/../business.json', 'business.json', 'photos/van.jpg'])
      expect(await server().photos.get(name)).toBeNull()
  })
})

describe('a server that is killed while it publishes', () => {
  const CHILD = fileURLToPath(import.meta.resolve('./publish-and-die.fixture.ts'))

  /** Publishes in a process that dies before a step. @returns whether there was such a step */
  const diesAt = (step: number, text: string): boolean =>
    spawnSync(process.execPath, [CHILD, folder, text, String(step)], { encoding: 'utf8' })
      .signal === 'SIGKILL'

  test('starts with whole facts and pages at every step, and ends with what was published', async () => {
    await server().publish(factsOf('Ferry Lock'), null)
    const seen = new Set<string>()
    let step = 1
    for (let isKilled = true; isKilled; step++) {
      const name = `Harbor ${step}`
      isKilled = diesAt(step, factsOf(name))
      // What a start does (site-in-force.ts), and then each server.
      const facts = readFileSync(at('data/business.json'), 'utf8')
      await renderIfStale({
        build: at('build'),
        site: at('data/site'),
        last: at('data/site'),
        businessFile: at('data/business.json'),
        variables: { PATH: process.env['PATH'], DATA_DIR: at('data') },
        compression: 'fast',
      })
      expect(facts).toBe(factsOf(page()))
      await server(facts).follow()
      expect(readFileSync(at('data/business.json'), 'utf8')).toBe(factsOf(page()))
      expect(await store.businessVersions.newestText()).toBe(factsOf(page()))
      seen.add(page() === name ? 'after' : 'before')
    }
    expect([...seen].toSorted()).toEqual(['after', 'before'])
    expect(step).toBeGreaterThan(10)
  }, 300_000)
})

describe('a full disk', () => {
  let disk: string
  beforeEach(() => {
    disk = at('disk')
    mkdirSync(disk)
  })
  afterEach(() => {
    spawnSync('umount', [disk])
  })

  /** Mounts a disk of one megabyte. @returns whether this machine allows it */
  const mountDisk = (): boolean =>
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]).status === 0

  test.for([
    [
      'while pages are rendered',
      () =>
        writeRenderer("writeFileSync(process.argv[3] + '/client/big', Buffer.alloc(4_000_000))"),
    ],
    [
      'before the facts are written',
      () => {
        try {
          writeFileSync(path.join(disk, 'other'), Buffer.alloc(4_000_000))
        } catch {
          // Now it is full.
        }
      },
    ],
  ] as const)('changes nothing %s', async ([, fill], context) => {
    skipRunningUnless(context, mountDisk(), 'only an administrator may mount a small disk')
    const publishing = server(DELIVERED, 'disk')
    const onDisk = (name: string): string => readFileSync(path.join(disk, name), 'utf8')
    expect(await publishing.publish(factsOf('Ferry Lock'), null)).toMatchObject({ ok: true })
    fill()
    const result = await publishing.publish(factsOf('Harbor Lock'), null)
    expect(result).toMatchObject({ ok: false, reason: 'diskFull' })
    expect(onDisk('business.json')).toBe(factsOf('Ferry Lock'))
    expect(onDisk('site/client/index.html')).toBe('Ferry Lock')
    expect(await publishing.current()).toBe(factsOf('Ferry Lock'))
    rmSync(path.join(disk, 'other'), { force: true })
    writeRenderer('')
    expect(await publishing.publish(factsOf('Harbor Lock'), null)).toMatchObject({ ok: true })
  })
})
