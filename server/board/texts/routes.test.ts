import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import { formatBusiness, parseBusiness } from '#domain/business/reader/file.ts'
import { businessFileInForce } from '#domain/business/reader/path.ts'
import type { Business } from '#domain/business/schema/schema.ts'
import { deliveredHash, deliveredText } from '#content/files.ts'
import { textPages } from '#content/own-texts.ts'
import { createFakePublishing } from '#server/business/publishing.fixture.ts'
import type { Publishing } from '#server/business/publishing.ts'
import { addBusinessVersion } from '#server/db/tables/business-versions.ts'
import { rows } from '#server/db/db.ts'
import { decode, fieldsOf } from '#tests/support/form-fields.ts'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { type SignedInMember, signInStaff } from '#tests/support/staff-session.ts'
import { pageId } from './text-form.ts'

const FACTS = business
const DELIVERED = readFileSync(businessFileInForce(process.env), 'utf8')
const FAQ = '/staff/texts/faq'

let running: InjectedApp
let publishing: Publishing
let olga: SignedInMember
let leo: SignedInMember
beforeEach(async () => {
  publishing = createFakePublishing(DELIVERED, Date.now)
  running = await createInjectedApp({ deps: { publishing } })
  olga = await signInStaff(running.db, 'Olga')
  leo = await signInStaff(running.db, 'Leo')
})
afterEach(async () => {
  await running.close()
  putInForce(FACTS)
})

const get = async (url: string, { cookie } = olga) =>
  await running.app.inject({ url, headers: { cookie } })
const post = async (url: string, fields: URLSearchParams, { cookie } = olga) =>
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

const formOf = async (url = FAQ) => fieldsOf((await get(url)).body)

/** Changes the part of a language that contains a text. */
function change(form: URLSearchParams, language: 'en' | 'es', part: string, by: string): void {
  const parts = form.getAll(language)
  expect(parts.join('\n')).toContain(part)
  form.delete(language)
  for (const text of parts)
    form.append(
      language,
      text.replace(part, () => by),
    )
}

/** Publishes a FAQ with another lead in English. */
async function publishLead(lead: string) {
  const form = await formOf()
  const [, before = ''] = /^# .*\n\n(.*)$/m.exec(form.getAll('en')[1] ?? '') ?? []
  change(form, 'en', before, lead)
  return await post(`${FAQ}/publish`, form)
}

test('lists every page with a text of its own, and those that pages share', async () => {
  const { body } = await get('/staff/texts')
  for (const { path } of textPages()) expect(body).toContain(`href="/staff/texts/${pageId(path)}"`)
  expect(body).toMatch(/Pages<.*House Lockout.*Towns<.*Texts that pages share/s)
  const rosa = await signInStaff(running.db, 'Rosa', { language: 'es', role: 'owner' })
  expect(decode((await get('/staff/texts', rosa)).body)).toMatch(/Páginas.*Servicios.*Ciudades/s)
  expect(decode((await get(FAQ, rosa)).body)).toContain('Título y primeras líneas')
})

test.each(['faq', 'home', 'services.emergency-locksmith.house-lockout', 'generic.service', '404'])(
  'the form of %s has both texts and sends them back unchanged',
  async (id) => {
    const url = `/staff/texts/${id}`
    const { statusCode, body } = await post(url, await formOf(url))
    expect([statusCode, body.includes('Nothing is different')]).toEqual([200, true])
    expect((await post(`${url}/publish`, await formOf(url))).statusCode).toBe(303)
    expect((await facts()).texts).toBeUndefined()
  },
)

test('shows a rewritten lead, a question and a removed block before they are published', async () => {
  const url = '/staff/texts/services.emergency-locksmith.house-lockout'
  const form = await formOf(url)
  const parts = { en: form.getAll('en'), es: form.getAll('es') }
  for (const language of ['en', 'es'] as const) {
    form.delete(language)
    for (const part of parts[language])
      if (!part.startsWith('{% compare'))
        form.append(
          language,
          part.replace(
            '{% /questions %}',
            language === 'en'
              ? '\n### Do you open doors on Christmas?\n\nYes, every night.\n{% /questions %}'
              : '\n### ¿Abren en Navidad?\n\nSí, todas las noches.\n{% /questions %}',
          ),
        )
  }
  change(form, 'en', 'We open house and apartment doors', 'We open every door')
  const preview = await post(url, form)
  expect(preview.statusCode).toBe(200)
  const said = decode(preview.body)
  expect(said).toMatch(/<del>We open house and apartment doors.*<ins>We open every door/s)
  expect(said).toContain('House Lockout, English: Questions about house lockouts')
  expect(said).toContain('### ¿Abren en Navidad?')
  expect(said).toMatch(/House Lockout, English: Latched or deadbolted\?.*<ins>nothing/s)
  expect(await publishing.current()).toBe(DELIVERED)
  const sent = fieldsOf(/<form[^>]*publish".*?<\/form>/s.exec(preview.body)?.[0] ?? '')
  const published = await post(`${url}/publish`, sent)
  expect([published.statusCode, published.headers.location]).toEqual([
    303,
    `/staff/texts?saved=facts&row=${url.slice('/staff/texts/'.length)}#saved`,
  ])
  const { texts } = await facts()
  expect(texts?.['services/emergency-locksmith/house-lockout/en.md']?.text).toMatch(
    /We open every door.*Christmas/s,
  )
  expect(texts?.['services/emergency-locksmith/house-lockout/es.md']?.text).toContain('Navidad')
  expect((await get('/staff/texts')).body).toContain('Yours: English, Spanish')
  // Back with one press, to where it was pressed.
  const { body } = await get('/staff/texts')
  const [, address = ''] = /action="(\/staff\/business\/versions\/[^"]+)"/.exec(body) ?? []
  const back = await post(decode(address), new URLSearchParams())
  expect(back.headers.location).toBe('/staff/texts?saved=version#saved')
  expect(await publishing.current()).toBe(DELIVERED)
})

test.each([
  ['an unknown tag', '{% prise "lockout" /%}', 'There is no tag "prise" here'],
  ['an unknown fact', '{% $twon %}', 'There is no fact $twon'],
  ['an open condition', '{% if $licensed %}', 'A tag is not closed'],
  ['a missing page', '[x](/nowhere)', 'There is no page "/nowhere" to link to'],
  ['a second heading of the page', '\n\n# Another', 'Write this one after ##'],
] as const)('refuses %s in one sentence, and keeps what was typed', async (_, typed, said) => {
  const form = await formOf()
  change(form, 'es', 'Precio y pago', `Precio y pago hoy`)
  form.append('en', `## New\n\nText ${typed} here.`)
  form.append('es', `## Nuevo\n\nTexto.`)
  for (const url of [FAQ, `${FAQ}/publish`]) {
    const { statusCode, body } = await post(url, form)
    expect(statusCode).toBe(422)
    const read = decode(body)
    expect(read).toMatch(/content\/faq\/en\.md:\d+: /)
    expect(read).toContain(said)
    expect(read).toMatch(/aria-invalid="true"[^>]*>## New/)
    expect(fieldsOf(body).getAll('en').join('\n')).toContain(typed)
    expect(fieldsOf(body).getAll('es').join('\n')).toContain('Precio y pago hoy')
  }
  expect(await publishing.current()).toBe(DELIVERED)
})

test.each([
  ['a language', 'es', () => '', 'The Spanish text is missing'],
  ['the title', 'en', (part: string) => part.replace(/title: .*\n/, ''), '"title": Write a text'],
  [
    'room in search results for its description',
    'en',
    (part: string) => part.replace(/description: .*/, `description: '${'Long. '.repeat(40)}'`),
    'and search engines show 158. Shorten it.',
  ],
  ['the heading', 'en', (part: string) => part.replace(/^# .*\n/, ''), 'Write it after one #'],
  [
    'a section',
    'es',
    (part: string) => (part.startsWith('## Cerraduras') ? '' : part),
    'Only the English text has a section after ##',
  ],
  [
    'a question',
    'es',
    (part: string) =>
      part.replace(/### ¿Van a taladrar la cerradura o dañar la puerta\?.*?(?=###)/s, ''),
    'Only the English text has a question',
  ],
] as const)('refuses a text without %s', async (_, language, by, said) => {
  const form = await formOf()
  const parts = form.getAll(language)
  form.delete(language)
  for (const part of parts) form.append(language, by(part))
  const { statusCode, body } = await post(`${FAQ}/publish`, form)
  expect([statusCode, decode(body).includes(said)]).toEqual([422, true])
  expect(await publishing.current()).toBe(DELIVERED)
})

test('says what is wrong in the language of the owner', async () => {
  const rosa = await signInStaff(running.db, 'Rosa', { language: 'es', role: 'owner' })
  const form = fieldsOf((await get(FAQ, rosa)).body)
  form.append('es', '## Nuevo\n\n{% prise /%}')
  const { body } = await post(FAQ, form, rosa)
  expect(decode(body)).toContain('Aquí no hay ninguna etiqueta "prise"')
  expect(decode(body)).toContain('Línea 3: ')
})

test('a text that is too long is refused, and a body that is larger still', async () => {
  const form = await formOf()
  change(form, 'en', '## Price', `${'x'.repeat(50_000)}\n\n## Price`)
  const { statusCode, body } = await post(`${FAQ}/publish`, form)
  expect([statusCode, body.includes('longer than 48000 characters')]).toEqual([422, true])
  form.append('en', 'y'.repeat(600_000))
  expect((await post(FAQ, form)).statusCode).toBe(413)
  const fields = new URLSearchParams('a=1&'.repeat(300))
  expect((await post(FAQ, fields)).statusCode).toBe(413)
})

test('of two owners who change the same page, the second sees it and loses nothing typed', async () => {
  const late = await formOf()
  expect((await publishLead('First.')).statusCode).toBe(303)
  late.append('en', '## Mine\n\nText.')
  late.append('es', '## Mío\n\nTexto.')
  const refused = await post(`${FAQ}/publish`, late)
  expect([refused.statusCode, refused.body.includes('Somebody else has published')]).toEqual([
    422,
    true,
  ])
  expect(fieldsOf(refused.body).getAll('en').join('\n')).toContain('## Mine')
  expect((await facts()).texts?.['faq/en.md']?.text).toContain('First.')
  // With the new mark, the press counts.
  expect((await post(`${FAQ}/publish`, fieldsOf(refused.body))).statusCode).toBe(303)
  expect((await facts()).texts?.['faq/en.md']?.text).toContain('## Mine')
  expect((await facts()).texts?.['faq/en.md']?.text).not.toContain('First.')
})

test('a change of facts, or of another page, is kept', async () => {
  const form = await formOf()
  await publishing.publish(formatBusiness({ ...(await facts()), retentionDays: 77 }), null)
  form.append('en', '## Mine\n\nText.')
  form.append('es', '## Mío\n\nTexto.')
  expect((await post(`${FAQ}/publish`, form)).statusCode).toBe(303)
  expect(await facts()).toMatchObject({ retentionDays: 77, texts: { 'faq/en.md': {} } })
})

test('an own text that becomes the delivered one again is no own text', async () => {
  await publishLead('Mine.')
  const form = await formOf()
  form.set('delivered', 'en')
  const shown = await post(`${FAQ}?edit=1`, form)
  expect(fieldsOf(shown.body).getAll('en').join('\n')).not.toContain('Mine.')
  expect((await facts()).texts?.['faq/en.md']?.text).toContain('Mine.')
  expect((await post(`${FAQ}/publish`, fieldsOf(shown.body))).statusCode).toBe(303)
  expect((await facts()).texts).toBeUndefined()
})

test('an upgrade with another delivered text leaves the owner’s and says so, until it is looked at', async () => {
  const text = (deliveredText('faq/en.md') ?? '').replace(/(# .*\n\n).*/, '$1Mine.')
  const texts = { 'faq/en.md': { delivered: 'a'.repeat(16), text } }
  await publishing.publish(formatBusiness({ ...(await facts()), texts }), null)
  const newer = 'The delivered text is newer than yours: English'
  expect((await get('/staff/texts')).body).toContain(newer)
  expect((await get(FAQ)).body).toContain(newer)
  const preview = await post(FAQ, await formOf())
  expect(preview.body).toContain('in place of an earlier delivered text')
  await post(`${FAQ}/publish`, await formOf())
  expect((await facts()).texts?.['faq/en.md']).toEqual({
    delivered: deliveredHash('faq/en.md'),
    text,
  })
  expect((await get('/staff/texts')).body).not.toContain(newer)
})

test('an own text with a slip under this release is listed with its sentence', async () => {
  const texts = {
    'faq/en.md': {
      delivered: deliveredHash('faq/en.md'),
      text: `${deliveredText('faq/en.md')}\n{% gone /%}\n`,
    },
  }
  await publishing.publish(formatBusiness({ ...(await facts()), texts }), null)
  const body = decode((await get('/staff/texts')).body)
  expect(body).toContain('the page shows the delivered one')
  expect(body).toMatch(/content\/faq\/en\.md:\d+: There is no tag "gone" here/)
})

test('a text that names a service no longer offered is listed with a link', async () => {
  expect((await get('/staff/texts')).body).not.toContain('Names what you do not offer')
  await publishLead('We also do gate locks, and 24-hour safe opening.')
  const { services, ...rest } = await facts()
  const offered = services.filter(({ label }) => label !== 'Gate Locks')
  const former = [...services, { label: '24-Hour Safe Opening', group: 'emergency' as const }]
  await running.db.write((tx) =>
    addBusinessVersion(
      tx,
      {
        id: 'former',
        text: formatBusiness({ ...rest, services: former }),
        publishedAt: 1,
        staffMemberId: null,
      },
      null,
    ),
  )
  const { 'Gate Locks': _price, ...prices } = rest.prices
  const { 'Gate Locks': _minutes, ...jobMinutes } = rest.jobMinutes
  const now = { ...rest, services: offered, prices, jobMinutes }
  expect(await publishing.publish(formatBusiness(now), null)).toMatchObject({ ok: true })
  const { body } = await get('/staff/texts')
  expect(decode(body)).toMatch(
    /<a href="\/staff\/texts\/faq">(?:(?!<\/a>).)*Names what you do not offer: Gate Locks, 24-Hour Safe Opening/,
  )
  // The page of the service is away, and a text that the owner wrote for it is kept and can be opened.
  const file = 'services/residential-locksmith/gate-locks/en.md'
  const texts = { [file]: { delivered: deliveredHash(file), text: deliveredText(file) ?? '' } }
  await publishing.publish(formatBusiness({ ...now, texts }), null)
  expect((await get('/staff/texts')).body).toContain('The page is not there now')
  const id = 'services.residential-locksmith.gate-locks'
  expect((await get(`/staff/texts/${id}`)).statusCode).toBe(200)
})

test('tells the other owners what was changed', async () => {
  const omar = await signInStaff(running.db, 'Omar', { role: 'owner' })
  expect((await publishLead('We answer at night.')).statusCode).toBe(303)
  const notices = await running.db.read((tx) =>
    rows<{ payload: string; staffMemberId: string }>(
      tx,
      `SELECT payload, staff_member_id FROM notices WHERE kind = 'message'`,
    ),
  )
  const told = notices.filter(({ staffMemberId }) => staffMemberId === omar.staffMemberId)
  expect(told[0]?.payload).toContain('FAQ, English: Heading and first lines: ')
  expect(told[0]?.payload).toContain('→ We answer at night.')
})

test('shows the page before and after, in a document that can do nothing', async () => {
  const form = await formOf()
  form.append('en', '## Mine\n\nText.')
  form.append('es', '## Mío\n\nTexto.')
  form.set('page', '/')
  form.set('side', 'after')
  const { headers, body } = await post(`${FAQ}/page`, form)
  expect(body).toContain('## Mine')
  expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
  form.set('mark', 'x')
  expect((await post(`${FAQ}/page`, form)).statusCode).toBe(409)
})

test('admits owners only, with a recent sign-in', async () => {
  const form = await formOf()
  for (const url of ['/staff/texts', FAQ]) {
    expect((await get(url, leo)).statusCode).toBe(403)
    expect((await get(url, { ...olga, cookie: '' })).statusCode).toBe(303)
  }
  for (const url of [FAQ, `${FAQ}/page`, `${FAQ}/publish`])
    expect((await post(url, form, leo)).statusCode).toBe(403)
  expect((await get('/staff/texts/thank-you')).statusCode).toBe(404)
  expect((await get('/staff/texts/constructor')).statusCode).toBe(404)
})
