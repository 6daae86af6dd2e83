import { A_SERVICE, CAR_SERVICES } from '#domain/services/sample-services.fixture.ts'
import { type CaseDraft, type Family, pickKind } from '../cases/case.ts'
import { hostileHeader, hostileText, hostileValue } from '../cases/hostile.ts'
import { answeredWith, apiPost } from '../cases/messages.ts'
import { MARK } from '../cases/people.ts'
import { submission } from '../cases/request.ts'
import type { CaseContext } from '../cases/case-context.ts'
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
  const keys = key ? [['idempotency-key', key] as const] : []
  return apiPost(`/rest/v1/submissions?${query}`, body, ...headers, ...keys)
}

/** Returns a valid submission, as the page sends it. */
export function plainInsert(context: CaseContext, number = context.number): CaseDraft {
  const key = context.key(number)
  return {
    kind: 'in order',
    message: insert(submission(context, number), { key }),
    right: [201],
    request: { name: context.person(number).name, key },
  }
}

const without = (message: Message, name: string): Message => ({
  ...message,
  headers: message.headers.filter(([each]) => each !== name),
})

const own = (context: CaseContext, changes: Row = {}): Row => ({
  ...submission(context, context.number),
  ...changes,
})

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
function robbed(context: CaseContext, take: 'key' | 'proof'): CaseDraft {
  const victim = context.anchor()
  if (victim === null) return plainInsert(context)
  const body = own(context, take === 'proof' ? { recaptcha_token: context.proof(victim) } : {})
  const key = take === 'key' ? context.key(victim) : context.key()
  return {
    kind: '',
    message: insert(body, { key }),
    // 201 only where the other submission was never sent, as in a case that is repeated alone.
    right: take === 'key' ? [201, 409] : [201, 400],
    request: { name: context.person().name, key },
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
      (context) => {
        const field = context.random.pick(TEXT_FIELDS)
        const text = `${MARK} ${hostileText(context.random)}`
        return answeredWith(
          insert(own(context, { [field]: text }), { key: context.key() }),
          201,
          400,
        )
      },
    ],
    'hostile facts': [
      5,
      (context) => {
        const { random } = context
        const name = random.pick(FACTS)
        const fact = random.chance(0.3)
          ? hostileValue(random)
          : { [random.pick(FACT_NAMES)]: hostileValue(random) }
        const { name: person } = context.person()
        const key = context.key()
        // Invalid technical facts never cost a submission.
        const message = insert(own(context, { [name]: fact }), { key })
        return { kind: '', message, right: [201], request: { name: person, key } }
      },
    ],
    'broken rule': [
      30,
      (context) => answeredWith(insert(own(context, context.random.pick(BROKEN_RULES))), 400),
    ],
    'hostile value': [
      6,
      (context) => {
        const field = context.random.pick([...TEXT_FIELDS, 'service', 'source_url', 'website'])
        return answeredWith(
          insert(own(context, { [field]: hostileValue(context.random) })),
          201,
          400,
        )
      },
    ],
    'unknown column': [
      4,
      (context) =>
        answeredWith(insert(own(context, { [`x${hostileText(context.random)}`]: 1 })), 400, 413),
    ],
    again: [8, (context) => plainInsert(context, context.anchor() ?? context.number)],
    "another's key": [8, (context) => robbed(context, 'key')],
    "another's proof": [4, (context) => robbed(context, 'proof')],
    'as an array': [2, (context) => answeredWith(insert([own(context)]), 201)],
    'answered with nothing': [
      2,
      (context) => {
        const { message, request } = plainInsert(context)
        return { kind: '', message: without(message, 'prefer'), right: [201], request }
      },
    ],
    body: [
      8,
      ({ random }) =>
        answeredWith(insert(random.chance(0.1) ? NOT_UTF8 : random.pick(BODIES)), 400),
    ],
    'too large': [0.5, () => answeredWith(insert(TOO_LARGE), 413)],
    header: [
      8,
      (context) => {
        const [header, status] = context.random.pick(HEADERS)
        return answeredWith(insert(own(context), { headers: [header] }), status)
      },
    ],
    'hostile header': [
      4,
      (context) => {
        const name = context.random.pick(['accept', 'prefer', 'idempotency-key', 'accept-profile'])
        const message = insert(own(context), { headers: [[name, hostileHeader(context.random)]] })
        return answeredWith(message, 201, 400, 401, 406, 409)
      },
    ],
    'wrong apikey': [3, (context) => answeredWith(without(insert(own(context)), 'apikey'), 401)],
    'no type': [3, (context) => answeredWith(without(insert(own(context)), 'content-type'), 415)],
    query: [
      4,
      (context) => {
        const [query, status] = context.random.pick(QUERIES)
        return answeredWith(insert(own(context), { query }), status)
      },
    ],
  }),
}
