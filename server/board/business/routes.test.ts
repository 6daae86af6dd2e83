import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseBusiness } from '#domain/business/reader/file.ts'
import { businessFileInForce } from '#domain/business/reader/path.ts'
import { type Business, businessSchema } from '#domain/business/schema/schema.ts'
import { createFakePublishing } from '#server/business/publishing.fixture.ts'
import type { Publishing } from '#server/business/publishing.ts'
import { decode, fieldsOf } from '#tests/support/form-fields.ts'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { type SignedInMember, signInStaff } from '#tests/support/staff-session.ts'
import { entriesOf, SECTION_IDS, type SectionId } from './sections.ts'

const BUSINESS_FILE = businessFileInForce(process.env)

const DELIVERED = readFileSync(BUSINESS_FILE, 'utf8')

let running: InjectedApp
let publishing: Publishing
let olga: SignedInMember
let leo: typeof olga
beforeEach(async () => {
  publishing = createFakePublishing(DELIVERED, Date.now)
  running = await createInjectedApp({ deps: { publishing } })
  olga = await signInStaff(running.db, 'Olga')
  leo = await signInStaff(running.db, 'Leo')
})
afterEach(() => running.close())

const get = async (url: string, { cookie } = olga) =>
  await running.app.inject({ url, headers: { cookie } })
const post = async (url: string, fields: URLSearchParams | string = '', { cookie } = olga) =>
  await running.app.inject({
    method: 'POST',
    url,
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: fields.toString(),
  })

async function facts(): Promise<Business> {
  const reading = parseBusiness(await publishing.current())
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
  return reading.facts
}

const formOf = async (section: SectionId): Promise<URLSearchParams> =>
  fieldsOf((await get(`/staff/business/${section}`)).body)

async function publish(section: SectionId, changes: Readonly<Record<string, string>>) {
  const form = await formOf(section)
  for (const [name, value] of Object.entries(changes)) form.set(name, value)
  return await post(`/staff/business/${section}/publish`, form)
}

test('every entry of the schema is in one section, or is written by others', () => {
  const written = SECTION_IDS.flatMap(entriesOf)
  expect(new Set(written).size).toBe(written.length)
  const others = ['zipCodes', 'redirects', 'texts', 'unconfirmed']
  expect([...written, ...others].toSorted()).toEqual(Object.keys(businessSchema.shape).toSorted())
})

test.each(SECTION_IDS)(
  'the form of %s shows the facts in force and sends them back unchanged',
  async (section) => {
    const before = await facts()
    const { statusCode, body } = await post(`/staff/business/${section}`, await formOf(section))
    expect([statusCode, body.includes('Nothing is different')]).toEqual([200, true])
    expect(await facts()).toEqual(before)
  },
)

test('lists sections and versions, in the language of the owner', async () => {
  const { body } = await get('/staff/business')
  expect(body).toMatch(/Your business.*Prices and terms.*Versions/s)
  const olga2 = await signInStaff(running.db, 'Olga Dos', { language: 'es', role: 'owner' })
  expect((await get('/staff/business/prices', olga2)).body).toMatch(/Precios y condiciones.*Desde/s)
})

test('shows a change before it is published, then publishes it', async () => {
  const form = await formOf('contact')
  form.set('phones.default', '(908) 555-01')
  const wrong = await post('/staff/business/contact', form)
  expect(wrong.statusCode).toBe(422)
  expect(wrong.body).toMatch(
    /aria-invalid="true"[^>]*value="\(908\) 555-01"|value="\(908\) 555-01"[^>]*aria-invalid/,
  )
  expect(decode(wrong.body)).toContain('write ten digits such as 2015550142')
  form.set('phones.default', '(908) 555-0117')
  const preview = await post('/staff/business/contact', form)
  expect(preview.body).toMatch(/Phone numbers: On all pages.*<del>.*<ins>9085550117<\/ins>/s)
  expect((await facts()).phones.default).not.toBe('9085550117')
  const sent = fieldsOf(/<form[^>]*publish".*?<\/form>/s.exec(preview.body)?.[0] ?? '')
  const published = await post('/staff/business/contact/publish', sent)
  expect([published.statusCode, published.headers.location]).toEqual([
    303,
    '/staff/business?saved=facts&row=contact#saved',
  ])
  expect((await facts()).phones.default).toBe('9085550117')
  expect((await get('/staff/business?saved=facts&row=contact')).body).toContain('Published.')
})

test('keeps what was typed in every field when one is wrong', async () => {
  const form = await formOf('prices')
  form.set('terms.payment.en', 'Only <b>cash</b> "today"')
  form.set('offers.emergencyLockout.price', 'free')
  const { statusCode, body } = await post('/staff/business/prices', form)
  expect(statusCode).toBe(422)
  expect(body).toContain('Only &lt;b&gt;cash&lt;/b&gt; &quot;today&quot;')
  expect(body).toContain('value="free"')
  expect(fieldsOf(body).get('terms.payment.en')).toBe('Only <b>cash</b> "today"')
})

test('adds a case with its own price, and no row for a service without a price', async () => {
  const [label = '', other = ''] = (await facts()).services.map((service) => service.label)
  const row = { from: 49, to: 290, includes: 'one door', more: null }
  await publishing.publish(JSON.stringify({ ...(await facts()), prices: { [label]: row } }), null)
  await publish('prices', {
    [`prices.${label}.cases[0].what.en`]: 'Drilled',
    [`prices.${label}.cases[0].what.es`]: 'Taladrada',
    [`prices.${label}.cases[0].day.from`]: '$150',
    [`prices.${label}.cases[0].day.to`]: '250',
  })
  const { prices } = await facts()
  expect(prices[label]).toMatchObject({
    cases: [{ what: { en: 'Drilled', es: 'Taladrada' }, day: { from: 150, to: 250 } }],
  })
  expect(prices).not.toHaveProperty([other])
})

test('adds a town, and takes one out with its minutes and a redirect', async () => {
  const { towns } = await facts()
  const at = towns.length
  await publish('towns', {
    [`towns[${at}].name`]: 'Kearny',
    [`towns[${at}].latitude`]: '40.7684',
    [`towns[${at}].longitude`]: '-74.1454',
  })
  expect((await facts()).towns.at(-1)).toMatchObject({ name: 'Kearny', latitude: 40.7684 })
  const kept = towns.map(({ name }) => name).filter((name) => name !== 'Secaucus')
  const gone = towns.findIndex(({ name }) => name === 'Secaucus')
  const empty = Object.fromEntries(
    ['name', 'slug', 'latitude', 'longitude', 'about.en', 'about.es'].map((key) => [
      `towns[${gone}].${key}`,
      '',
    ]),
  )
  if (gone >= 0) {
    await publish('towns', empty)
    const after = await facts()
    expect(after.towns.map(({ name }) => name)).toEqual([...kept, 'Kearny'])
    expect(after.townArrivalMinutes).not.toHaveProperty('Secaucus')
    expect(after.redirects).toMatchObject({ '/service-areas/secaucus': '/service-areas' })
  }
})

test('confirms a fact that is checked', async () => {
  const unconfirmed = JSON.stringify({ ...(await facts()), unconfirmed: ['terms', 'rating'] })
  await publishing.publish(unconfirmed, null)
  const form = await formOf('prices')
  form.append('confirm', 'terms')
  form.append('confirm', 'rating')
  await post('/staff/business/prices/publish', form)
  expect((await facts()).unconfirmed).toEqual(['rating'])
})

test('of two owners who change the same section, the second sees it and loses nothing typed', async () => {
  const [one, other] = [await formOf('data'), await formOf('data')]
  one.set('retentionDays', '90')
  other.set('retentionDays', '60')
  const [first, second] = await Promise.all([
    post('/staff/business/data/publish', one),
    post('/staff/business/data/publish', one),
  ])
  expect([first.statusCode, second.statusCode]).toContain(303)
  const late = await post('/staff/business/data/publish', other)
  expect([late.statusCode, late.body.includes('Somebody else has published')]).toEqual([422, true])
  expect(late.body).toContain('value="60"')
  expect((await facts()).retentionDays).toBe(90)
  // With the new mark, the press counts.
  expect((await post('/staff/business/data/publish', fieldsOf(late.body))).statusCode).toBe(303)
  expect((await facts()).retentionDays).toBe(60)
})

test('a change of another section is kept', async () => {
  const form = await formOf('data')
  await publish('looks', { 'colors.accent': '#DDB965' })
  form.set('retentionDays', '90')
  expect((await post('/staff/business/data/publish', form)).statusCode).toBe(303)
  expect(await facts()).toMatchObject({ retentionDays: 90, colors: { accent: '#DDB965' } })
})

test('goes back to a version with one press', async () => {
  await publish('data', { retentionDays: '90' })
  const { body } = await get('/staff/business')
  const [, address = ''] = /action="(\/staff\/business\/versions\/[^"]+)"/.exec(body) ?? []
  expect((await post(address)).statusCode).toBe(303)
  expect(await publishing.current()).toBe(DELIVERED)
  const unknown = await post('/staff/business/versions/none')
  expect([unknown.statusCode, unknown.body.includes('not kept anymore')]).toEqual([409, true])
})

test('says why nothing was published, and keeps the form', async () => {
  publishing.publish = async () => ({ ok: false, reason: 'diskFull', details: [] })
  const { statusCode, body } = await publish('data', { retentionDays: '91' })
  expect([statusCode, body.includes('The disk of the server is full')]).toEqual([422, true])
  expect(body).toContain('value="91"')
})

test('admits owners only, and only from this site', async () => {
  const form = await formOf('data')
  for (const url of ['/staff/business', '/staff/business/prices'])
    expect((await get(url, leo)).statusCode).toBe(403)
  for (const url of [
    '/staff/business/data',
    '/staff/business/data/publish',
    '/staff/business/versions/v0',
  ]) {
    expect((await post(url, form, leo)).statusCode).toBe(403)
    expect((await post(url, form, { ...olga, cookie: '' })).statusCode).toBe(401)
    const forged = await running.app.inject({
      method: 'POST',
      url,
      headers: {
        cookie: olga.cookie,
        origin: 'https://evil.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: form.toString(),
    })
    expect(forged.statusCode).toBe(403)
  }
  expect(await publishing.current()).toBe(DELIVERED)
})

test.each([
  ['an unknown section', '/staff/business/constructor', 'x=1', 404],
  ['a body that is too large', '/staff/business/data', `x=${'y'.repeat(300_000)}`, 413],
  ['too many fields', '/staff/business/data', 'a=1&'.repeat(4000), 413],
])('refuses %s', async (_, url, body, status) => {
  expect((await post(url, body)).statusCode).toBe(status)
  expect(await publishing.current()).toBe(DELIVERED)
})

test.each([
  ['photos', 'photos.van.file', '../../etc/passwd'],
  ['photos', 'photos.van.file', 'photos/../data/x.jpg'],
  ['looks', 'icon', '/../../x.svg'],
  ['looks', 'logoUrl.onDark', 'javascript:alert(1)'],
] as const)('refuses in %s the path %s = %s', async (section, name, value) => {
  const { statusCode, body } = await publish(section, { [name]: value, 'photos.van.alt.en': 'Van' })
  expect([statusCode, body.includes('aria-invalid="true"')]).toEqual([422, true])
})

test('shows the page that a form changes before and after, in a document that can do nothing', async () => {
  const form = await formOf('contact')
  form.set('legalName', 'Ferry Street LLC')
  const preview = await post('/staff/business/contact', form)
  expect(preview.body).toMatch(/2 pages change.*<option[^>]*>\/<.*<iframe[^>]*sandbox=""/s)
  expect(preview.headers['content-security-policy']).toContain("frame-src 'self'")
  const ask = async (page: string, side: string, viewer = olga) => {
    const asked = new URLSearchParams(form)
    asked.set('page', page)
    asked.set('side', side)
    return await post('/staff/business/contact/page', asked, viewer)
  }
  expect((await ask('/', 'before')).body).not.toContain('Ferry Street LLC')
  const { headers, body } = await ask('/', 'after')
  expect(body).toContain('Ferry Street LLC')
  expect(headers['content-security-policy']).toMatch(
    /default-src 'none'.*frame-ancestors 'self'.*sandbox/,
  )
  expect(headers['content-security-policy']).not.toContain('script-src')
  expect((await ask('/none', 'after')).statusCode).toBe(404)
  expect((await ask('/', 'after', leo)).statusCode).toBe(403)
  expect((await facts()).legalName).not.toBe('Ferry Street LLC')

  form.set('phones.default', '12')
  expect((await ask('/', 'after')).statusCode).toBe(409)
})

test('says what is wrong in the language of the owner', async () => {
  const rosa = await signInStaff(running.db, 'Rosa', { language: 'es', role: 'owner' })
  const form = fieldsOf((await get('/staff/business/contact', rosa)).body)
  form.set('phones.default', '12')
  form.set('address.region', 'Jersey')
  const { statusCode, body } = await post('/staff/business/contact', form, rosa)
  expect(statusCode).toBe(422)
  expect(decode(body)).toContain('no sirve; escriba diez dígitos, como 2015550142')
  expect(decode(body)).toContain('escriba las dos letras mayúsculas de un estado')
  expect(body).not.toContain('does not fit')

  publishing.publish = async () => ({ ok: false, reason: 'outdated', details: [] })
  const fits = fieldsOf((await get('/staff/business/data', rosa)).body)
  fits.set('retentionDays', '91')
  const busy = await post('/staff/business/data/publish', fits, rosa)
  expect([busy.statusCode, busy.body.includes('Otra persona publicó mientras tanto')]).toEqual([
    422,
    true,
  ])
  expect(busy.body).toContain('value="91"')
})
