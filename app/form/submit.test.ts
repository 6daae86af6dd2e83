import { describe, expect, test } from 'vitest'
import { EMPTY_DRAFT, type Draft } from '#domain/submission/draft.ts'
import { toSubmissionInput } from '#domain/submission/to-input.ts'
import { SAMPLE_DRAFT } from '#domain/submission/sample-draft.fixture.ts'
import { submissionForm } from '#copy/en/submission-form.ts'
import { SPANISH_RULE_MESSAGES } from '#copy/es/rule-messages.ts'
import { submit } from './submit.ts'
import {
  captchaRefused,
  recorded,
  refused,
  setUpSubmit,
  unreachable,
} from './submit-setup.fixture.ts'

const other: Draft = { ...SAMPLE_DRAFT, service: 'Other', other_service: 'Safe opening' }

describe('checks before sending', () => {
  test('sends a valid submission once', async () => {
    const setup = setUpSubmit([recorded])
    const submission = toSubmissionInput(SAMPLE_DRAFT, {
      captchaToken: 'proof-1',
      sourceUrl: '/book-online',
    })
    expect(await submit(SAMPLE_DRAFT, setup.deps)).toMatchObject({
      outcome: 'sent',
      stored: { id: 'lead-1', storedAt: '2031-03-04T08:12:00.000Z', receivedAt: 0 },
      submission,
    })
    expect(setup.sent).toEqual([{ submission, key: 'key-1' }])
    expect(setup.events).toEqual([{ type: 'started' }])
    expect(setup.pauses).toEqual([])
  })

  test('sends and reports nothing without the captcha', async () => {
    const setup = setUpSubmit([recorded])
    setup.state.answered = false
    expect(await submit(SAMPLE_DRAFT, setup.deps)).toEqual({
      outcome: 'rejected',
      errors: {},
      captchaMissing: true,
    })
    expect([setup.sent, setup.events]).toEqual([[], []])
  })

  test('checks the captcha first and names the wrong fields as well', async () => {
    const setup = setUpSubmit([recorded])
    setup.state.answered = false
    const result = await submit({ ...EMPTY_DRAFT, phone: '2015550123' }, setup.deps)
    expect(result).toEqual({
      outcome: 'rejected',
      captchaMissing: true,
      errors: {
        name: 'Please enter a valid name (minimum 2 characters)',
        address: 'Please enter a valid address',
        service: 'Please select a service',
      },
    })
    expect(setup.sent).toEqual([])
  })

  test('rejects a wrong field alone without mentioning the captcha', async () => {
    const setup = setUpSubmit([recorded])
    expect(await submit({ ...SAMPLE_DRAFT, email: 'nobody' }, setup.deps)).toEqual({
      outcome: 'rejected',
      captchaMissing: false,
      errors: { email: 'Please enter a valid email address' },
    })
    expect(setup.sent).toEqual([])
  })
})

describe('refusals', () => {
  test("shows the server's message about a field at that field and does not retry", async () => {
    const setup = setUpSubmit([
      refused('phone: no', { phone: 'Please enter a valid phone number' }),
    ])
    expect(await submit(SAMPLE_DRAFT, setup.deps)).toEqual({
      outcome: 'rejected',
      captchaMissing: false,
      errors: { phone: 'Please enter a valid phone number' },
    })
    expect(setup.sent).toHaveLength(1)
  })

  test("fails with the server's message if it names no field", async () => {
    const setup = setUpSubmit([refused('permission denied for table submissions')])
    expect(await submit(SAMPLE_DRAFT, setup.deps)).toEqual({
      outcome: 'failed',
      message: 'Failed to submit form: permission denied for table submissions',
    })
    expect(setup.sent).toHaveLength(1)
  })

  test('shows a message about an unknown field as a failure', async () => {
    const fields = { 'vehicle_info.year': 'too long' }
    const setup = setUpSubmit([refused('vehicle_info.year: too long', fields)])
    expect(await submit(SAMPLE_DRAFT, setup.deps)).toEqual({
      outcome: 'failed',
      message: 'Failed to submit form: vehicle_info.year: too long',
    })
  })

  test('shows a message about a field that is not on the page as a failure, because it could not be corrected there', async () => {
    const fields = { other_service: 'Please describe the service' }
    const message = 'other_service: Please describe the service'
    expect(await submit(SAMPLE_DRAFT, setUpSubmit([refused(message, fields)]).deps)).toEqual({
      outcome: 'failed',
      message: `Failed to submit form: ${message}`,
    })
    expect(await submit(other, setUpSubmit([refused(message, fields)]).deps)).toMatchObject({
      outcome: 'rejected',
      errors: fields,
    })
  })

  test("shows the page's Spanish texts and none of the server's English", async () => {
    const copy = {
      ...submissionForm,
      ruleMessages: SPANISH_RULE_MESSAGES,
      serverMessages: { field: 'Corrija este dato.', failure: 'No se pudo enviar.' },
    }
    const answers = [refused('phone: no', { phone: 'no' }), refused('permission denied')]
    const said = await Promise.all(
      answers.map((answer) =>
        submit(SAMPLE_DRAFT, { ...setUpSubmit([answer]).deps, messages: copy }),
      ),
    )
    expect(said).toMatchObject([
      { outcome: 'rejected', errors: { phone: 'Corrija este dato.' } },
      { outcome: 'failed', message: 'No se pudo enviar.' },
    ])
    const unfinished = { ...SAMPLE_DRAFT, name: '', timeframe: '' }
    expect(
      await submit(unfinished, { ...setUpSubmit([recorded]).deps, messages: copy }),
    ).toMatchObject({
      errors: {
        name: 'Escriba su nombre (2 letras o más)',
        timeframe: 'Díganos para cuándo',
      },
    })
  })
})

describe('captcha', () => {
  test('makes an expired proof again and sends at once', async () => {
    const setup = setUpSubmit([captchaRefused, recorded])
    expect((await submit(SAMPLE_DRAFT, setup.deps)).outcome).toBe('sent')
    expect(setup.sent.map(({ submission }) => submission.recaptcha_token)).toEqual([
      'proof-1',
      'proof-2',
    ])
    expect(setup.pauses).toEqual([])
    expect(setup.events).toEqual([{ type: 'started' }])
  })

  test('fails without asking for reCAPTCHA if our own proof is refused twice', async () => {
    const setup = setUpSubmit([captchaRefused])
    expect(await submit(SAMPLE_DRAFT, setup.deps)).toEqual({
      outcome: 'failed',
      message: 'Please try again or contact us directly.',
    })
    expect(setup.sent).toHaveLength(2)
    expect(setup.state.proofs).toBe(3)
  })

  test('asks the visitor after the first refusal if the proof cannot be made without them', async () => {
    const setup = setUpSubmit([captchaRefused], { renew: () => false })
    expect(await submit(SAMPLE_DRAFT, setup.deps)).toMatchObject({ captchaMissing: true })
    expect(setup.sent).toHaveLength(1)
  })

  test('renews a proof that expired before it was sent', async () => {
    let proofs = 0
    const setup = setUpSubmit([recorded], {
      proof: async () =>
        ++proofs === 1 ? { ok: false, reason: 'expired' } : { ok: true, token: 'fresh' },
    })
    expect((await submit(SAMPLE_DRAFT, setup.deps)).outcome).toBe('sent')
    expect(setup.sent[0]?.submission.recaptcha_token).toBe('fresh')
  })

  test('counts a proof that is not available now as a failed attempt', async () => {
    let proofs = 0
    const setup = setUpSubmit([recorded], {
      proof: async () =>
        ++proofs < 3 ? { ok: false, reason: 'unreachable' } : { ok: true, token: 'late' },
    })
    expect((await submit(SAMPLE_DRAFT, setup.deps)).outcome).toBe('sent')
    expect(setup.sent).toHaveLength(1)
    expect(setup.events.slice(1)).toEqual([
      { type: 'attempt-failed', problem: 'weak-signal' },
      { type: 'attempt-failed', problem: 'weak-signal' },
    ])
  })

  test('leaves a submission to the browser if no proof can be made', async () => {
    const setup = setUpSubmit([recorded], {
      proof: async () => ({ ok: false, reason: 'impossible' }),
    })
    expect(await submit(SAMPLE_DRAFT, setup.deps)).toEqual({ outcome: 'native' })
    expect(setup.sent).toEqual([])
  })

  test('waits for a connection before the browser sends it', async () => {
    const setup = setUpSubmit([recorded], {
      proof: async () => ({ ok: false, reason: 'impossible' }),
    })
    setup.state.online = false
    expect(await submit(SAMPLE_DRAFT, setup.deps)).toEqual({ outcome: 'native' })
    expect(setup.events).toContainEqual({ type: 'attempt-failed', problem: 'offline' })
  })

  test('counts no attempt for renewing the proof', async () => {
    const setup = setUpSubmit([captchaRefused, unreachable])
    expect((await submit(SAMPLE_DRAFT, setup.deps)).outcome).toBe('failed')
    expect(setup.sent).toHaveLength(1 + 8)
  })
})
