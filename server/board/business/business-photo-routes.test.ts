import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseBusiness } from '#domain/business/reader/file.ts'
import { businessFileInForce } from '#domain/business/reader/path.ts'
import { PHOTO_LIMITS } from '#domain/submission/photo-limits.ts'
import {
  sampleJpeg,
  samplePng,
  SECRET_PLACE,
  withGps,
} from '#server/photos/photo-samples.fixture.ts'
import { createFakePublishing } from '#server/business/publishing.fixture.ts'
import type { Publishing } from '#server/business/publishing.ts'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { signInStaff } from '#tests/support/staff-session.ts'

const BUSINESS_FILE = businessFileInForce(process.env)

const ADDRESS = '/staff/business/photos'

let running: InjectedApp
let publishing: Publishing
let cookie: string
beforeEach(async () => {
  publishing = createFakePublishing(readFileSync(BUSINESS_FILE, 'utf8'), Date.now)
  running = await createInjectedApp({ deps: { publishing } })
  ;({ cookie } = await signInStaff(running.db, 'Olga'))
})
afterEach(() => running.close())

/** Sends the form of the photos as a browser does. */
async function send(
  parts: Readonly<Record<string, Uint8Array | string>>,
  { url = ADDRESS, cookie: sent = cookie } = {},
) {
  const form = new FormData()
  form.set('mark', await mark())
  for (const [name, value] of Object.entries(parts))
    form.set(
      name,
      typeof value === 'string' ? value : new File([new Uint8Array(value)], 'IMG_1.jpg'),
    )
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return await running.app.inject({
    method: 'POST',
    url,
    headers: { cookie: sent, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

async function mark(): Promise<string> {
  const { body } = await running.app.inject({ url: ADDRESS, headers: { cookie } })
  return /name="mark" value="([^"]*)"/.exec(body)?.[1] ?? ''
}

/** Publishes what a page before publishing shows. */
async function publish(preview: string) {
  const form = /<form[^>]*publish".*?<\/form>/s.exec(preview)?.[0] ?? ''
  const fields = [...form.matchAll(/name="([^"]*)" value="([^"]*)"/g)]
  return await running.app.inject({
    method: 'POST',
    url: `${ADDRESS}/publish`,
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(
      fields.map(([, name = '', value = '']) => [name, value]),
    ).toString(),
  })
}

async function van() {
  const reading = parseBusiness(await publishing.current())
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
  return reading.facts.photos['van'] ?? null
}

const uploadedName = (body: string): string =>
  /name="photos\.van\.file" value="([^"]*)"/.exec(body)?.[1] ?? ''

test('a photo is uploaded, shown before it is published, published and taken off', async () => {
  const preview = await send({ 'photos.van.file.upload': withGps(sampleJpeg()) })
  const name = uploadedName(preview.body)
  expect([preview.statusCode, name]).toEqual([200, expect.stringMatching(/^photos\/\w+\.jpg$/)])
  expect(await van()).toBeNull()

  const shown = await running.app.inject({ url: `/staff/business/${name}`, headers: { cookie } })
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(shown.rawPayload.includes(SECRET_PLACE)).toBe(false)
  expect(shown.rawPayload.includes('Exif')).toBe(false)

  expect((await publish(preview.body)).statusCode).toBe(303)
  expect(await van()).toEqual({ file: name, alt: { en: 'Our van', es: 'Nuestra van' } })

  const removed = await send({
    'photos.van.file': name,
    'photos.van.alt.en': 'Our van',
    'photos.van.alt.es': 'Nuestra van',
    'photos.van.file.remove': 'yes',
  })
  expect((await publish(removed.body)).statusCode).toBe(303)
  expect(await van()).toBeNull()
})

test('the owner writes the description, and a new photo replaces the last one', async () => {
  const text = { 'photos.van.alt.en': 'Our blue van', 'photos.van.alt.es': 'Nuestra van azul' }
  await publish((await send({ 'photos.van.file.upload': sampleJpeg(), ...text })).body)
  const first = await van()
  const again = { 'photos.van.file': first?.file ?? '', ...text }
  await publish((await send({ ...again, 'photos.van.file.upload': samplePng() })).body)
  const second = await van()
  expect(second?.alt).toEqual({ en: 'Our blue van', es: 'Nuestra van azul' })
  expect(second?.file).not.toBe(first?.file)
})

test.each([
  ['what is no photo', Buffer.from('no photo'), 'could not be read'],
  ['a photo of a phone that no browser shows', Buffer.from('\0\0\0\x18ftypheic', 'latin1'), 'HEIC'],
  ['a photo of too many bytes', Buffer.alloc(PHOTO_LIMITS.uploadBytes + 1), 'too large'],
])('refuses %s with its reason, and keeps what was typed', async (_, photo, reason) => {
  const { statusCode, body } = await send({
    'photos.van.file.upload': photo,
    'photos.van.alt.en': 'Our blue van',
    'photos.owner.file.upload': sampleJpeg(),
  })
  expect([statusCode, body.includes(reason), body.includes('Our blue van')]).toEqual([
    422,
    true,
    true,
  ])
  // The other photo need not be sent again.
  expect(body).toMatch(/name="photos\.owner\.file" value="photos\/\w+\.jpg"/)
})

test('refuses a photo of a stranger and of a locksmith before it is read, and shows them none', async () => {
  const { cookie: leo } = await signInStaff(running.db, 'Leo')
  const name = uploadedName((await send({ 'photos.van.file.upload': sampleJpeg() })).body)
  for (const [sent, status, shown] of [
    ['', 401, 303],
    [leo, 403, 403],
  ] as const) {
    expect(
      (await send({ 'photos.van.file.upload': sampleJpeg() }, { cookie: sent })).statusCode,
    ).toBe(status)
    const { statusCode } = await running.app.inject({
      url: `/staff/business/${name}`,
      headers: { cookie: sent },
    })
    expect(statusCode).toBe(shown)
  }
})

test('refuses a body that is no form, and files in other forms', async () => {
  const body = (type: string, payload: string, url = ADDRESS) =>
    running.app.inject({
      method: 'POST',
      url,
      headers: { cookie, 'content-type': type },
      payload,
    })
  expect((await body('multipart/form-data', 'x')).statusCode).toBe(400)
  expect((await body('multipart/form-data; boundary=b', '--c\r\n')).statusCode).toBe(400)
  const { statusCode } = await send({ x: sampleJpeg() }, { url: '/staff/business/data' })
  expect(statusCode).toBe(422)
})
