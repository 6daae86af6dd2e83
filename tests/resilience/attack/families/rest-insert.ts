import { A_SERVICE, CAR_SERVICES } from '#domain/sample-services.fixture.ts'
import { DEFAULT_PUBLIC_ANON_KEY } from '#server/environment.ts'
import { type Draft, type Family, pickKind } from '../cases/case.ts'
import { hostileHeader, hostileText, hostileValue } from '../cases/hostile.ts'
import { MARK } from '../cases/people.ts'
import { submission } from '../cases/request.ts'
import type { Workshop } from '../cases/case-context.ts'
import type { Header, Message } from '../wire/message.ts'

type Row = Readonly<Record<string, unknown>>

const REPRESENTATION = ['prefer', 'return=representation'] as const

function insert(
  body: unknown,
  {
    key,
    headers = [REPRESENTATION],
    query = 'select=*',
  }: {
    readonly key?: string | null
    readonly headers?: readonly Header[]
    readonly query?: string
  } = {},
): Message {
  return {
    method: 'POST',
    target: `/rest/v1/submissions?${query}`,
    headers: [
      ['host', 'localhost'],
      ['apikey', DEFAULT_PUBLIC_ANON_KEY],
      ['content-type', 'application/json'],
      ...headers,
      ...(key ? [['idempotency-key', key] as const] : []),
    ],
    body: Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body)),
  }
}

/** Returns a valid submission, as the page sends it. */
export function plainInsert(workshop: Workshop, number = workshop.number): Draft {
  const key = workshop.key(number)
  return {
    kind: 'in order',
    message: insert(submission(workshop, number), { key }),
    right: [201],
    request: { name: workshop.person(number).name, key },
  }
}

const without = (message: Message, name: string): Message => ({
  ...message,
  headers: message.headers.filter(([each]) => each !== name),
})

const own = (workshop: Workshop, changes: Row = {}): Row => ({
  ...submission(workshop, workshop.number),
  ...changes,
})

const refused = (message: Message, ...right: number[]): Draft => ({ kind: '', message, right })

const TEXT_FIELDS = ['name', 'phone', 'email', 'address', 'unit_number', 'gate_code', 'notes']
const FACTS = ['visitor_info', 'traffic_source', 'page_metrics']
const FACT_NAMES = ['userAgent', 'source', 'click_path', 'geolocation', 'scrollDepth', '__proto__']

const BROKEN_RULES: readonly Row[] = [
  { name: '' },
  { name: 'x' },
  { name: '\u200b\u200b' },
  { phone: '555-01' },
  { phone: '+44 20 7946 0000 00' },
  { email: 'no-at-sign' },
  { email: 'a@b' },
  { address: ' ' },
  { service: '' },
  { service: 'x' },
  { timeframe: 'Yesterday' },
  { timeframe: '' },
  ...CAR_SERVICES.flatMap((service) => [
    { service, vehicle_info: null },
    { service, vehicle_info: { year: '19', make: 'Honda', model: 'Fit' } },
  ]),
  { service: A_SERVICE, vehicle_info: { year: '2019', make: 'Honda', model: 'Fit' } },
  { type: 'order' },
  { status: 'accepted' },
  { notes: 'x'.repeat(10_001) },
  { name: 5 },
  { phone: ['2015550123'] },
  { address: { street: 'x' } },
  { vehicle_info: 'a car' },
  { id: '00000000-0000-4000-8000-000000000000' },
  { created_at: '2020-01-01' },
  { verification: 'verified' },
  { idempotency_key: 'mine' },
  { recaptcha_token: '' },
  { recaptcha_token: 'forged' },
  { recaptcha_token: Buffer.from('{"challenge":{}}').toString('base64') },
]

/** Reuses another submission's key or proof, which must never return that submission's row. */
function robbed(workshop: Workshop, take: 'key' | 'proof'): Draft {
  const victim = workshop.anchor()
  if (victim === null) return plainInsert(workshop)
  const body = own(workshop, take === 'proof' ? { recaptcha_token: workshop.proof(victim) } : {})
  const key = take === 'key' ? workshop.key(victim) : workshop.key()
  return {
    kind: '',
    message: insert(body, { key }),
    // 201 only where the other submission was never sent, as in a case that is repeated alone.
    right: take === 'key' ? [201, 409] : [201, 400],
    request: { name: workshop.person().name, key },
  }
}

const BODIES: readonly Buffer[] = [
  '',
  '{',
  'null',
  '[]',
  '[{},{}]',
  '"text"',
  '{"name":"\\ud800"}',
  '{"name":1,"name":2}',
  `${'['.repeat(20_000)}`,
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  `{"notes":"${'\\u0000'.repeat(8000)}"}`,
  `{"__proto__":{"polluted":true},"constructor":{"prototype":{}}}`,
  `${' '.repeat(60_000)}{}`,
].map((text) => Buffer.from(text))
const NOT_UTF8 = Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d])
const TOO_LARGE = Buffer.from(JSON.stringify({ notes: 'x'.repeat(65_536) }))

const HEADERS: readonly (readonly [Header, number])[] = [
  [['accept', 'text/html'], 406],
  [['content-profile', 'private'], 406],
  [['prefer', 'resolution=merge-duplicates,return=representation'], 401],
  [['idempotency-key', 'short'], 400],
  [['idempotency-key', 'x'.repeat(256)], 400],
]

const QUERIES: readonly (readonly [string, number])[] = [
  ['select=id,name', 201],
  ['select="id","name"', 201],
  ['select=id,secret', 400],
  ['select=*,mail(*)', 400],
  ['select=idempotency_key', 400],
  ['columns=%22name%22,%22phone%22', 400],
  ['columns=name;drop', 400],
  ['select=%', 400],
]

export const restInsert: Family = {
  name: 'rest insert',
  weight: 20,
  make: pickKind({
    'hostile text': [
      8,
      (workshop) => {
        const field = workshop.random.pick(TEXT_FIELDS)
        const text = `${MARK} ${hostileText(workshop.random)}`
        return refused(insert(own(workshop, { [field]: text }), { key: workshop.key() }), 201, 400)
      },
    ],
    'hostile facts': [
      5,
      (workshop) => {
        const { random } = workshop
        const name = random.pick(FACTS)
        const fact = random.chance(0.3)
          ? hostileValue(random)
          : { [random.pick(FACT_NAMES)]: hostileValue(random) }
        const { name: person } = workshop.person()
        const key = workshop.key()
        // Invalid technical facts never cost a submission.
        const message = insert(own(workshop, { [name]: fact }), { key })
        return { kind: '', message, right: [201], request: { name: person, key } }
      },
    ],
    'broken rule': [
      30,
      (workshop) => refused(insert(own(workshop, workshop.random.pick(BROKEN_RULES))), 400),
    ],
    'hostile value': [
      6,
      (workshop) => {
        const field = workshop.random.pick([...TEXT_FIELDS, 'service', 'source_url', 'website'])
        return refused(insert(own(workshop, { [field]: hostileValue(workshop.random) })), 201, 400)
      },
    ],
    'unknown column': [
      4,
      (workshop) =>
        refused(insert(own(workshop, { [`x${hostileText(workshop.random)}`]: 1 })), 400, 413),
    ],
    again: [8, (workshop) => plainInsert(workshop, workshop.anchor() ?? workshop.number)],
    "another's key": [8, (workshop) => robbed(workshop, 'key')],
    "another's proof": [4, (workshop) => robbed(workshop, 'proof')],
    'as an array': [2, (workshop) => refused(insert([own(workshop)]), 201)],
    'answered with nothing': [
      2,
      (workshop) => {
        const { message, request } = plainInsert(workshop)
        return { kind: '', message: without(message, 'prefer'), right: [201], request }
      },
    ],
    body: [
      8,
      ({ random }) => refused(insert(random.chance(0.1) ? NOT_UTF8 : random.pick(BODIES)), 400),
    ],
    'too large': [0.5, () => ({ ...refused(insert(TOO_LARGE), 413), isAlone: true })],
    header: [
      8,
      (workshop) => {
        const [header, status] = workshop.random.pick(HEADERS)
        return refused(insert(own(workshop), { headers: [header] }), status)
      },
    ],
    'hostile header': [
      4,
      (workshop) => {
        const name = workshop.random.pick(['accept', 'prefer', 'idempotency-key', 'accept-profile'])
        const message = insert(own(workshop), { headers: [[name, hostileHeader(workshop.random)]] })
        return refused(message, 201, 400, 401, 406, 409)
      },
    ],
    'wrong apikey': [3, (workshop) => refused(without(insert(own(workshop)), 'apikey'), 401)],
    'no type': [3, (workshop) => refused(without(insert(own(workshop)), 'content-type'), 415)],
    query: [
      4,
      (workshop) => {
        const [query, status] = workshop.random.pick(QUERIES)
        return refused(insert(own(workshop), { query }), status)
      },
    ],
  }),
}
