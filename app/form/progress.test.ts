import { describe, expect, test } from 'vitest'
import { submissionForm } from '#copy/en/submission-form.ts'
import { EMPTY_DRAFT, type Draft } from '#domain/submission/draft.ts'
import { SAMPLE_DRAFT } from '#domain/submission/sample-draft.fixture.ts'
import {
  A_SERVICE,
  CAR_SERVICES,
  OPTIONAL_CAR_SERVICES,
} from '#domain/services/sample-services.fixture.ts'
import { IDLE_STATE, type FormState } from './form-state.ts'
import { progressOf, progressText } from './progress.ts'

const messages = submissionForm.status
const setIn = (draft: Draft, captcha = false) =>
  progressOf(draft, captcha)
    .filter(({ set }) => set)
    .map(({ name }) => name)
const names = (draft: Draft) => progressOf(draft, false).map(({ name }) => name)

describe('progressOf', () => {
  test('an empty form has five pins, none set', () => {
    expect(names(EMPTY_DRAFT)).toEqual(['name', 'phone', 'address', 'service', 'captcha'])
    expect(setIn(EMPTY_DRAFT)).toEqual([])
  })

  test('each part of the form sets its own pin', () => {
    expect(setIn({ ...EMPTY_DRAFT, name: 'Maria' })).toEqual(['name'])
    expect(setIn({ ...EMPTY_DRAFT, phone: '2015550123' })).toEqual(['phone'])
    expect(setIn({ ...EMPTY_DRAFT, address: '7' })).toEqual(['address'])
    expect(setIn({ ...EMPTY_DRAFT, service: A_SERVICE })).toEqual(['service'])
    expect(setIn(EMPTY_DRAFT, true)).toEqual(['captcha'])
    expect(setIn(SAMPLE_DRAFT, true)).toHaveLength(5)
  })

  test.each(CAR_SERVICES)('for %s a sixth pin waits for all three vehicle fields', (service) => {
    const draft = { ...SAMPLE_DRAFT, service, vehicle_year: '2019', vehicle_make: 'Kia' }
    expect(names(draft)).toContain('details')
    expect(setIn(draft)).not.toContain('details')
    expect(setIn({ ...draft, vehicle_model: 'Rio' })).toContain('details')
  })

  test('for Other a sixth pin waits for the description', () => {
    const draft = { ...SAMPLE_DRAFT, service: 'Other' }
    expect(setIn(draft)).not.toContain('details')
    expect(setIn({ ...draft, other_service: 'Safe opening' })).toContain('details')
  })

  test.each(OPTIONAL_CAR_SERVICES)('an optional field of %s adds no pin', (service) => {
    expect(names({ ...SAMPLE_DRAFT, service })).not.toContain('details')
  })
})

describe('progressText', () => {
  const rejected = (errors: Readonly<Record<string, string>>, captchaError = false): FormState => ({
    phase: 'idle',
    errors,
    captchaError,
    rejection: null,
  })
  const line = (draft: Draft, captcha = false, state: FormState = IDLE_STATE, ownCheck = false) =>
    progressText(state, progressOf(draft, captcha), submissionForm, ownCheck)

  test('counts down: all to do, nearly there, only the checkbox, ready', () => {
    expect(line(EMPTY_DRAFT)).toBe(messages.start)
    expect(line({ ...SAMPLE_DRAFT, name: '' })).toBe(messages.nearly)
    expect(line({ ...SAMPLE_DRAFT, name: '' }, true)).toBe(messages.nearly)
    expect(line(SAMPLE_DRAFT)).toBe(messages.captchaLeft)
    expect(line(SAMPLE_DRAFT, true)).toBe(messages.ready)
  })

  test('does not count our own check as a task', () => {
    expect(line(SAMPLE_DRAFT, false, IDLE_STATE, true)).toBe(messages.ready)
    expect(line({ ...SAMPLE_DRAFT, name: '' }, false, IDLE_STATE, true)).toBe(messages.nearly)
    expect(line(SAMPLE_DRAFT, false, rejected({ email: 'x' }), true)).toBe(
      'One thing still to fix.',
    )
  })

  test('counts the errors after a rejection', () => {
    expect(line(EMPTY_DRAFT, false, rejected({ name: 'x', phone: 'x' }, true))).toBe(
      'Three things still to fix.',
    )
    expect(line(SAMPLE_DRAFT, true, rejected({ phone: 'x' }))).toBe('One thing still to fix.')
    expect(line(SAMPLE_DRAFT, false, rejected({}, true))).toBe(messages.captchaLeft)
  })

  test('reports that the submission is being sent', () => {
    expect(line(SAMPLE_DRAFT, true, { phase: 'submitting', attempts: 0, problem: null })).toBe(
      messages.sending,
    )
    expect(line(SAMPLE_DRAFT, true, { phase: 'sent' })).toBe(messages.sending)
  })
})
