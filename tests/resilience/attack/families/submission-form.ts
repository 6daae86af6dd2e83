import { CAR_SERVICES } from '#domain/services/sample-services.fixture.ts'
import { type Family, pickKind } from '../cases/case.ts'
import { hostileText } from '../cases/hostile.ts'
import { answeredWith, form } from '../cases/messages.ts'
import { MARK } from '../cases/people.ts'
import { filledForm } from '../cases/request.ts'
import type { CaseContext } from '../cases/case-context.ts'
import type { Header, Message } from '../wire/message.ts'

/** Returns the form as a browser without scripts sends it. */
const formPost = (fields: Readonly<Record<string, string>>, ...headers: Header[]): Message =>
  form('/request', fields, ...headers)

function own(context: CaseContext, changes: Record<string, string> = {}): Record<string, string> {
  const idempotency_key = context.key()
  return { ...filledForm(context, context.number), idempotency_key, ...changes }
}

const WRONG: readonly Record<string, string>[] = [
  { name: '' },
  { phone: '1' },
  { address: '' },
  { service: 'nothing that we do' },
  { service: 'Other', other_service: '' },
  ...CAR_SERVICES.map((service) => ({ service, vehicle_year: '19' })),
  { timeframe: 'never' },
  { email: '@' },
  { notes: 'x'.repeat(10_001) },
]

const FOREIGN: readonly Header[] = [
  ['sec-fetch-site', 'cross-site'],
  ['origin', 'https://evil.example'],
  ['origin', 'null'],
]

export const submissionForm: Family = {
  name: 'submission form',
  weight: 8,
  make: pickKind({
    'in order': [
      4,
      (context) => ({
        kind: '',
        message: formPost(own(context)),
        right: [303],
        request: { name: context.person().name, key: context.key() },
      }),
    ],
    'without a key': [
      2,
      (context) => ({
        kind: '',
        message: formPost(filledForm(context, context.number)),
        right: [303],
        request: { name: context.person().name, key: null },
      }),
    ],
    wrong: [12, (context) => answeredWith(formPost(own(context, context.random.pick(WRONG))), 422)],
    'hostile text': [
      10,
      (context) => {
        const { random } = context
        const fields = own(context)
        const name = random.pick([...Object.keys(fields), 'website', '__proto__'])
        const changed = { ...fields, [name]: `${MARK} ${hostileText(random)}` }
        return answeredWith(formPost(changed), 303, 413, 422)
      },
    ],
    'from another site': [
      6,
      (context) => answeredWith(formPost(own(context), context.random.pick(FOREIGN)), 403),
    ],
    'no body': [3, () => answeredWith({ ...formPost({}), body: null }, 400, 411, 415, 422)],
    'empty body': [
      3,
      () => answeredWith({ ...formPost({}), body: Buffer.alloc(0) }, 400, 415, 422),
    ],
    'no type': [
      3,
      (context) => {
        const headers = [['host', 'localhost']] as const
        return answeredWith({ ...formPost(own(context)), headers }, 400, 415)
      },
    ],
    'other type': [
      2,
      (context) => {
        const headers = [
          ['host', 'localhost'],
          ['content-type', 'multipart/form-data'],
        ] as const
        return answeredWith({ ...formPost(own(context)), headers }, 400, 415)
      },
    ],
    'bytes that are no form': [
      4,
      ({ random }) => {
        const body = Buffer.from(Array.from({ length: 400 }, () => random.between(0, 256)))
        return answeredWith({ ...formPost({}), body }, 400, 422)
      },
    ],
    'thousands of fields': [
      1,
      () =>
        answeredWith({ ...formPost({}), body: Buffer.from('a=&'.repeat(20_000)) }, 400, 413, 422),
    ],
    read: [3, () => answeredWith({ ...formPost({}), method: 'GET', body: null }, 303)],
  }),
}
