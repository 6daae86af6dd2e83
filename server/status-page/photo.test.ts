import { execute } from '#server/db/db.ts'
import { Transformer } from '@napi-rs/image'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { RATE_LIMITS } from '#server/intake/limits/rate-limits.ts'
import {
  HTML,
  photoForm,
  pngBomb,
  sampleJpeg,
  SVG,
  withGps,
} from '#server/photos/photo-samples.fixture.ts'
import { MIN_FREE_BYTES_OPTIONAL, MIN_FREE_BYTES_PHOTOS } from '#server/http/readiness.ts'
import { MAX_VISITOR_PHOTOS, PHOTO_LIMITS } from '#domain/submission/photo-limits.ts'
import { transitionLead, recordLead } from '#tests/support/board-setup.ts'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { signInStaff } from '#tests/support/staff-session.ts'
import { PHOTO_MESSAGES } from '#copy/server/visitor-photos.ts'
import { claimNotices } from '#server/db/tables/notices.ts'

const TIME_LIMIT = { timeout: 60_000 }

let running: InjectedApp
let lead: { readonly id: string; readonly path: string }
let cookie: string
beforeEach(async () => {
  running = await createInjectedApp()
  lead = await acceptedLead()
  cookie = (await signInStaff(running.db, 'Maria', { now: running.state.now })).cookie
})
afterEach(() => running.close())

async function acceptedLead(row: Parameters<typeof recordLead>[1] = {}) {
  const recorded = await recordLead(running.db, row, running.state.now)
  await transitionLead(running.db, recorded.id, 'accepted', null, running.state.now)
  return recorded
}

const get = (url: string, headers = {}) => running.app.inject({ url, headers })

const post = (url: string, payload: string) =>
  running.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  })
const addNote = (note: string) =>
  post(`${lead.path}/note`, new URLSearchParams({ note }).toString())

async function send(photo: Uint8Array | null, path = lead.path, more = {}) {
  const { headers, payload } = await photoForm(photo)
  const url = `${path}/photo`
  return await running.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, ...more },
    payload,
  })
}

/** Returns the addresses of the photos on the lead's page. */
async function photosOnBoard(): Promise<readonly string[]> {
  const { body } = await get(`/staff/l/${lead.id}`, { cookie })
  return [...body.matchAll(/<img src="([^"]+)"/g)].map(([, address = '']) => address)
}

test(
  'shows a photo to signed-in staff, without its metadata, and its number to the visitor',
  TIME_LIMIT,
  async () => {
    expect((await get(`${lead.path}/photo`)).body).toContain('accept="image/*"')
    const sent = await send(withGps(sampleJpeg()))
    expect([sent.statusCode, sent.headers.location]).toEqual([303, lead.path])
    const page = await get(lead.path)
    expect(page.body).toContain('1 photo sent')
    expect(page.body).toContain('Your photo was sent')
    expect(page.body).not.toContain('<img')
    const [address = ''] = await photosOnBoard()
    const photo = await get(address, { cookie })
    expect(photo.statusCode).toBe(200)
    expect(photo.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'inline; filename="photo.jpg"',
      'cache-control': 'no-store',
    })
    const { width, height, exif } = new Transformer(photo.rawPayload).metadataSync(true)
    expect([width, height, exif]).toEqual([48, 64, undefined])
    expect((await get(address)).statusCode).toBe(303)
    expect((await get(`/staff/photo/${crypto.randomUUID()}`, { cookie })).statusCode).toBe(404)
  },
)

test('notifies staff once about all photos, and accepts four', TIME_LIMIT, async () => {
  for (let count = 0; count < MAX_VISITOR_PHOTOS; count++)
    expect((await send(sampleJpeg())).statusCode).toBe(303)
  expect((await get(lead.path)).body).not.toContain(`${lead.path}/photo`)
  expect((await get(`${lead.path}/photo`)).statusCode).toBe(303)
  const fifth = await send(sampleJpeg())
  expect([fifth.statusCode, fifth.body.includes(PHOTO_MESSAGES.en.full)]).toEqual([409, true])
  expect(await photosOnBoard()).toHaveLength(MAX_VISITOR_PHOTOS)
  const claim = { channel: 'mail', now: running.state.now, leaseMs: 1000, limit: 50 }
  const notices = await running.db.writeRelaxed((tx) => claimNotices(tx, claim))
  expect(notices.filter(({ kind }) => kind === 'news')).toHaveLength(1)
})

test('refuses photos of a closed lead and of an unknown link', async () => {
  expect((await send(sampleJpeg(), `/r/${'A'.repeat(22)}`)).statusCode).toBe(404)
  await transitionLead(running.db, lead.id, 'cancelled', null, running.state.now)
  expect((await send(sampleJpeg())).statusCode).toBe(409)
})

test.each<[string, Uint8Array | null, keyof typeof PHOTO_MESSAGES.en, number]>([
  ['no file', null, 'missing', 422],
  ['HTML', Buffer.from(HTML), 'unreadable', 422],
  ['SVG', Buffer.from(SVG), 'unreadable', 422],
  ['a decompression bomb', pngBomb(50_000, 50_000), 'tooLarge', 413],
  ['a PNG that ends too early', pngBomb(5000, 5000), 'unreadable', 422],
  ['more than 10 MB', Buffer.alloc(PHOTO_LIMITS.uploadBytes), 'tooLarge', 413],
])(
  'refuses %s with a sentence in the language of the page and stores nothing',
  async (_what, file, problem, status) => {
    const spanish = await acceptedLead({ source_url: '/es' })
    for (const [language, path] of [
      ['en', lead.path],
      ['es', spanish.path],
    ] as const) {
      const { statusCode, body } = await send(file, path)
      expect([statusCode, body.includes(String(PHOTO_MESSAGES[language][problem]))]).toEqual([
        status,
        true,
      ])
    }
    expect(await photosOnBoard()).toEqual([])
  },
)

test.each([
  ['en', '/'],
  ['es', '/es'],
] as const)(
  'takes photos of an unverified lead once it is accepted, and says so before in %s',
  async (language, source_url) => {
    const { id, path } = await recordLead(running.db, { source_url }, running.state.now)
    await running.db.write((tx) =>
      execute(tx, `UPDATE submissions SET verification = 'unverified' WHERE id = :id`, { id }),
    )
    const { waiting, link, heading } = PHOTO_MESSAGES[language]
    const before = await get(path)
    expect(before.body).toContain(waiting)
    expect(before.body).not.toContain(`${path}/photo`)
    expect((await get(`${path}/photo`)).statusCode).toBe(303)
    const refused = await send(sampleJpeg(), path)
    expect([refused.statusCode, refused.body.includes(waiting)]).toEqual([409, true])
    await transitionLead(running.db, id, 'accepted', null, running.state.now)
    const after = await get(path)
    expect(after.body).toContain(link)
    expect(after.body).not.toContain(waiting)
    expect((await get(`${path}/photo`)).body).toContain(heading)
    // A lead that was handed back was read by a person.
    await transitionLead(running.db, id, 'pending', null, running.state.now)
    expect((await get(`${path}/photo`)).statusCode).toBe(200)
  },
)

test('takes no photo while less than 1 GB is free, but notes and leads', async () => {
  running.state.freeBytes = MIN_FREE_BYTES_PHOTOS - 1
  const refused = await send(sampleJpeg())
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '600'])
  expect(refused.body).toContain(PHOTO_MESSAGES.en.noRoom)
  expect((await addNote('Blue door')).statusCode).toBe(303)
  expect((await get('/readyz')).statusCode).toBe(200)
})

test('takes neither notes nor reviews while the last space is left for leads', async () => {
  const done = await acceptedLead()
  await transitionLead(running.db, done.id, 'done', null, running.state.now)
  running.state.freeBytes = MIN_FREE_BYTES_OPTIONAL - 1
  expect((await addNote('Blue door')).statusCode).toBe(503)
  expect((await post(`${done.path}/review`, 'stars=5')).statusCode).toBe(503)
  expect((await get('/readyz')).statusCode).toBe(200)
  running.state.freeBytes = MIN_FREE_BYTES_OPTIONAL
  // The disk is checked every two seconds.
  running.state.now += 2000
  expect((await addNote('Blue door')).statusCode).toBe(303)
  expect((await post(`${done.path}/review`, 'stars=5')).statusCode).toBe(303)
})

test('answers the script with the sentence alone', async () => {
  const script = { accept: 'application/json' }
  const stored = await send(sampleJpeg(), lead.path, script)
  expect([stored.statusCode, stored.json()]).toEqual([201, {}])
  const refused = await send(Buffer.from(HTML), lead.path, script)
  expect([refused.statusCode, refused.json()]).toEqual([
    422,
    { message: PHOTO_MESSAGES.en.unreadable },
  ])
})

test('reads the first of both fields that has a file', async () => {
  for (const files of [
    [sampleJpeg(), null],
    [null, sampleJpeg()],
  ]) {
    const { headers, payload } = await photoForm(...files)
    const url = `${lead.path}/photo`
    expect((await running.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(
      303,
    )
  }
  expect(await photosOnBoard()).toHaveLength(2)
}, 60_000)

test.each(['ftypheic', 'ftypheix', 'ftypmif1', 'ftypavif'])(
  'says in both languages what to do with a photo of the type %s',
  async (type) => {
    const spanish = await acceptedLead({ source_url: '/es' })
    const file = Buffer.concat([Buffer.from(`\0\0\0\x18${type}`, 'latin1'), Buffer.alloc(900)])
    for (const [path, { heic }] of [
      [lead.path, PHOTO_MESSAGES.en],
      [spanish.path, PHOTO_MESSAGES.es],
    ] as const) {
      const { statusCode, body } = await send(file, path)
      expect([statusCode, body.includes(heic)]).toEqual([422, true])
    }
  },
  60_000,
)

test('refuses other bodies and another site', async () => {
  const post = (headers: Record<string, string>, payload: string) =>
    running.app.inject({ method: 'POST', url: `${lead.path}/photo`, headers, payload })
  const multipart = 'multipart/form-data; boundary=B'
  const other = '--B\r\nContent-Disposition: form-data; name="other"\r\n\r\nx\r\n--B--\r\n'
  for (const [type, body] of [
    ['application/x-www-form-urlencoded', 'photo=x'],
    ['multipart/form-data', 'x'],
    [multipart, '--B--'],
    [multipart, other],
  ] as const)
    expect((await post({ 'content-type': type }, body)).statusCode).toBe(422)
  const foreign = { 'content-type': multipart, origin: 'https://evil.example' }
  expect((await post(foreign, other)).statusCode).toBe(403)
})

test('limits photos per address, refused ones included', async () => {
  for (let count = 0; count < RATE_LIMITS.photo.perAddress; count++)
    expect((await send(null)).statusCode).toBe(422)
  expect((await send(sampleJpeg())).statusCode).toBe(429)
})
