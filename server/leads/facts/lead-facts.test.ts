import { describe, expect, test } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import { fieldsWhere } from '#domain/submission/field-lists.ts'
import { A_TOWN } from '#domain/places/sample-towns.fixture.ts'
import { townsOfZip } from '#domain/places/zip-codes.ts'
import { SAMPLE_SERVICE } from '#server/db/sample-submission.fixture.ts'
import type { Lead } from '#server/db/tables/lead.ts'
import { factLabel, type FactName } from '#copy/server/fact-labels.ts'
import { leadFacts } from './lead-facts.ts'
import { sampleJob } from '#server/outbox/transport/sample-job.fixture.ts'

// The hours that are named here are those of New York.
putInForce({ ...business, timeZone: 'America/New_York' })

const factsOf = (changes: Partial<Lead> = {}, lateMs = 0) => {
  const { lead } = sampleJob(changes)
  const now = Date.parse(lead.created_at) + lateMs
  const facts = leadFacts(lead, { audience: 'staffMail', now })
  const all = [...facts.facts, ...facts.background]
  return { ...facts, value: (name: FactName) => all.find((fact) => fact.name === name)?.value }
}

test('includes service, name, place and time, with links to tap', () => {
  const facts = factsOf()
  expect(facts.headline).toBe(`ASAP: ${SAMPLE_SERVICE}`)
  expect(facts.phone).toEqual({
    text: '(201) 555-0199',
    href: 'tel:2015550199',
    sms: 'sms:2015550199',
  })
  expect(facts.value('name')).toBe('Zoë Ångström')
  expect(facts.secrets).toEqual([{ name: 'gate_code', value: '#9876' }])
  expect(facts.value('received')).toBe('Tue, Mar 4, 2031, 12:06 AM EST')
  expect(facts.value('notes')).toBe('Blue car.\nSecond level of the garage.')
})

test('links the number of a caller from abroad, as the carrier gave it', () => {
  const { phone, warnings } = factsOf({ phone: '+442079460018' })
  expect(phone).toMatchObject({ href: 'tel:+442079460018', sms: 'sms:+442079460018' })
  expect(warnings).not.toContain(
    'The phone number cannot be right. Look for another one in the request.',
  )
})

test.each(['+65 8123 4567', '\u2066tel:+6581234567\u2069', '1333456789', '(201) 555-0199 x12'])(
  'makes no link of %j, says that it cannot be right, and shows it',
  (phone) => {
    const facts = factsOf({ phone })
    expect(facts.phone).toMatchObject({ href: null, sms: null })
    expect(facts.facts.find(({ name }) => name === 'phone')).not.toHaveProperty('href')
    expect(facts.warnings).toContain(
      'The phone number cannot be right. Look for another one in the request.',
    )
    expect(facts.phone.text.replaceAll(/\D/g, '')).toBe(phone.replaceAll(/\D/g, ''))
  },
)

test('writes dates and answers in Spanish for a staff member who reads Spanish', () => {
  const { lead } = sampleJob()
  const now = Date.parse(lead.created_at)
  const { facts } = leadFacts(lead, { audience: 'board', now, language: 'es' })
  const value = (name: FactName) => facts.find((fact) => fact.name === name)?.value
  expect(value('vehicle')).toBe('2019 Honda Civic\nPerdió todas las llaves: sí')
  expect(value('received')).toMatch(/^martes 4 de marzo de 2031, 12:06 a\.m\. EST$/)
})

test('searches the map for the street without the unit', () => {
  expect(factsOf({ visitor_info: null }).map).toMatchObject({
    text: `12 Sample St, ${A_TOWN}, NJ 07047, USA Unit 4B`,
    href: `https://maps.google.com/?q=${encodeURIComponent(`12 Sample St, ${A_TOWN}, NJ 07047, USA`)}`,
  })
})

test('searches for the whole address of a row without a street', () => {
  const facts = factsOf({ address: '5 Unit Road', street: null, visitor_info: null })
  expect(facts.map.href).toBe('https://maps.google.com/?q=5%20Unit%20Road')
})

test('includes the answer to each key question that was asked', () => {
  expect(factsOf().value('vehicle')).toBe('2019 Honda Civic\nAll keys lost: yes')
  const unused = { year: '2020', make: 'Kia', model: 'Rio', has_unused_key: false }
  expect(factsOf({ vehicle_info: unused }).value('vehicle')).toBe(
    '2020 Kia Rio\nHas an unused key: no',
  )
})

test('names a town that the address does not, and how it is known', () => {
  expect(factsOf().value('town')).toBeUndefined()
  const [town] = townsOfZip('07002')
  expect(factsOf({ address: '07002' }).value('town')).toBe(town && `${town}, from the ZIP code`)
  const { lead } = sampleJob({ address: 'corner 38th' })
  const { facts } = leadFacts(lead, { audience: 'assignee', now: 0, language: 'es' })
  expect(facts.find(({ name }) => name === 'town')?.value).toMatch(
    /^[\w ]+, la más cercana a la ubicación$/,
  )
})

test('includes source, visited pages and location', () => {
  const facts = factsOf()
  expect(facts.value('source')).toBe('google / cpc / night-lockouts / lost car key')
  expect(facts.value('click_path')).toBe(
    '/ > /services/auto-locksmith/car-key-replacement > /book-online',
  )
  expect(facts.value('location')).toBe('40.7951,-74.0254')
})

test('leaves out what is not known', () => {
  const facts = factsOf({
    email: null,
    gate_code: null,
    notes: null,
    vehicle_info: null,
    visitor_info: null,
    traffic_source: null,
  })
  const names = [...facts.facts, ...facts.background].map(({ name }) => name)
  expect(names).toEqual([
    'name',
    'phone',
    'address',
    'timeframe',
    'received',
    'source_url',
    'verification',
    'id',
  ])
})

describe('warnings', () => {
  test('has no suspicion fact for an ordinary lead', () => {
    expect(factsOf().warnings).toEqual([])
  })

  test('includes a captcha that could not be checked', () => {
    expect(factsOf({ verification: 'unverified' }).warnings).toEqual([
      'We could not check that a person sent this. Call before you drive.',
    ])
  })

  test('explains suspicion reasons in words, and keeps an unknown reason as it is', () => {
    const odd = { suspicion: 60, suspicionReasons: ['honeypot filled in', 'no pointer'] }
    expect(factsOf(odd).warnings).toEqual([
      'This may be a robot, call before you drive: it filled in a hidden field; no pointer',
    ])
  })

  test('says that a mail is late', () => {
    expect(factsOf({}, 600_000).warnings).toEqual([])
    expect(factsOf({}, 600_001).warnings).toEqual([
      'This email is late: the request came in Tue, Mar 4, 2031, 12:06 AM EST',
    ])
  })
})

test('renders a lead byte for byte as recorded', () => {
  const { lead } = sampleJob({ id: '0195a1c2-0000-7000-8000-000000000001' })
  const now = Date.parse(lead.created_at)
  const { facts, background } = leadFacts(lead, { audience: 'staffMail', now })
  const line = ({ name, value, href }: (typeof facts)[number]): string =>
    [factLabel(name, 'en'), value, ...(href === undefined ? [] : [href])].join(' | ')
  const told = [...facts, ...background].map(line).join('\n')
  // The owner's own towns may be others.
  expect(
    told
      .replaceAll(A_TOWN, 'North Bergen')
      .replaceAll(encodeURIComponent(A_TOWN), 'North%20Bergen'),
  ).toMatchInlineSnapshot(`
    "Name | Zoë Ångström
    Phone | (201) 555-0199 | tel:2015550199
    Address | 12 Sample St, North Bergen, NJ 07047, USA Unit 4B | https://maps.google.com/?q=12%20Sample%20St%2C%20North%20Bergen%2C%20NJ%2007047%2C%20USA
    Phone was at | 40.7951,-74.0254 | https://maps.google.com/?q=40.7951%2C-74.0254
    When | ASAP
    Vehicle | 2019 Honda Civic
    All keys lost: yes
    Notes | Blue car.
    Second level of the garage.
    Email | zoe@visitor.example
    Received | Tue, Mar 4, 2031, 12:06 AM EST
    Came from | google / cpc / night-lockouts / lost car key
    Pages read | / > /services/auto-locksmith/car-key-replacement > /book-online
    Sent from | /book-online
    Device | mobile, Safari 26.1 on iOS
    Robot check | passed (altcha)
    Request | 0195a1c2-0000-7000-8000-000000000001"
  `)
})

test('never includes the gate code', () => {
  const { facts, background, headline, warnings } = factsOf()
  expect(JSON.stringify({ facts, background, headline, warnings })).not.toContain('9876')
})

test('includes everything else that a visitor types', () => {
  const typed = fieldsWhere(
    ({ writer, type, privacy }) =>
      writer === 'visitor' &&
      type !== 'vehicle' &&
      type !== 'time' &&
      type !== 'word' &&
      privacy !== 'secret',
  )
  const marks = Object.fromEntries(typed.map((name) => [name, `mark of ${name}`]))
  const address = `${marks['address']} Unit ${marks['unit_number']}`
  const { headline, facts } = factsOf({ ...marks, address })
  const told = [headline, ...facts.map(({ value }) => value)].join('\n')
  expect(typed.filter((name) => !told.includes(`mark of ${name}`))).toEqual([])
})
