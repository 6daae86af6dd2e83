import { describe, expect, test } from 'vitest'
import {
  IDLE_STATE,
  isBusy,
  formReducer,
  type FormState,
  type FormEvent,
  offersFallback,
  type Rejection,
} from './form-state.ts'

const REJECTION: Rejection = {
  type: 'rejected',
  errors: { name: 'name', vehicle_year: 'year' },
  captchaError: true,
}

/** One state for each phase, with all optional values set. */
const STATES = {
  idle: {
    phase: 'idle',
    errors: REJECTION.errors,
    captchaError: true,
    rejection: REJECTION,
  },
  submitting: { phase: 'submitting', attempts: 1, problem: 'busy' },
  stale: { phase: 'stale' },
  interrupted: { phase: 'interrupted' },
  sent: { phase: 'sent' },
  failed: { phase: 'failed', message: 'before' },
} as const satisfies Record<FormState['phase'], FormState>

const SECOND: Rejection = { type: 'rejected', errors: { phone: 'phone' }, captchaError: false }
const REJECTED: FormState = {
  phase: 'idle',
  errors: { phone: 'phone' },
  captchaError: false,
  rejection: SECOND,
}
const STARTED: FormState = { phase: 'submitting', attempts: 0, problem: null }
const STALE: FormState = { phase: 'stale' }
const SENT: FormState = { phase: 'sent' }
const FAILED: FormState = { phase: 'failed', message: 'now' }
const same = 'stays as it is'

type Expected = Record<FormState['phase'], FormState | typeof same>
const always = (next: FormState): Expected => ({
  idle: next,
  submitting: next,
  stale: next,
  interrupted: next,
  sent: next,
  failed: next,
})
const only = (phase: FormState['phase'], next: FormState): Expected => ({
  idle: same,
  submitting: same,
  stale: same,
  interrupted: same,
  sent: same,
  failed: same,
  [phase]: next,
})

/** Result of each event in each phase. */
const TABLE: readonly (readonly [string, FormEvent, Expected])[] = [
  ['started', { type: 'started' }, always(STARTED)],
  ['rejected', SECOND, always(REJECTED)],
  [
    'attempt-failed',
    { type: 'attempt-failed', problem: 'weak-signal' },
    only('submitting', { phase: 'submitting', attempts: 2, problem: 'weak-signal' }),
  ],
  ['went-stale', { type: 'went-stale' }, always(STALE)],
  ['failed', { type: 'failed', message: 'now' }, always(FAILED)],
  ['sent', { type: 'sent' }, always(SENT)],
  ['withdrawn', { type: 'withdrawn' }, always(IDLE_STATE)],
  [
    'edited where something was wrong',
    { type: 'edited', fields: ['vehicle_year', 'vehicle_make'] },
    {
      ...only('idle', { ...STATES.idle, errors: { name: 'name' } }),
      interrupted: IDLE_STATE,
      failed: IDLE_STATE,
    },
  ],
  [
    'edited elsewhere',
    { type: 'edited', fields: ['notes'] },
    { ...only('failed', IDLE_STATE), interrupted: IDLE_STATE },
  ],
  ['interrupted', { type: 'interrupted' }, always({ phase: 'interrupted' })],
  [
    'captcha-answered',
    { type: 'captcha-answered' },
    only('idle', { ...STATES.idle, captchaError: false }),
  ],
]

const cases = TABLE.flatMap(([name, event, expected]) =>
  Object.values(STATES).map((state) => ({ name, phase: state.phase, event, state, expected })),
)

describe('every event in every phase', () => {
  test.each(cases)('$name while $phase', ({ event, phase, state, expected }) => {
    const next = expected[phase]
    if (next === same) expect(formReducer(state, event)).toBe(state)
    else expect(formReducer(state, event)).toEqual(next)
  })
})

test('correcting a field keeps the rejection, so that the focus does not move again', () => {
  const after = formReducer(STATES.idle, { type: 'edited', fields: ['name'] })
  expect(after).toMatchObject({ phase: 'idle', rejection: REJECTION })
  expect(after.phase === 'idle' && after.rejection).toBe(REJECTION)
})

test('inputs and button are disabled while it is submitting, stale or sent', () => {
  const busy = Object.values(STATES).filter(isBusy)
  expect(busy.map(({ phase }) => phase)).toEqual(['submitting', 'stale', 'sent'])
})

describe('offersFallback', () => {
  test.each([
    [0, null, false],
    [1, 'weak-signal', false],
    [2, 'busy', true],
    // At once, since a text message may still get out.
    [1, 'offline', true],
  ] as const)('after %i failed attempts with problem %s: %s', (attempts, problem, isOffered) => {
    expect(offersFallback({ phase: 'submitting', attempts, problem })).toBe(isOffered)
  })

  test('in the phases failed, interrupted and stale, not before and not after', () => {
    const offering = Object.values(STATES).filter(offersFallback)
    expect(offering.map(({ phase }) => phase)).toEqual(['stale', 'interrupted', 'failed'])
  })
})
