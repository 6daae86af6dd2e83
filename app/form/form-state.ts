import type { FieldMessages } from '#domain/submission/rule-messages.ts'

/** State of the form, as a pure reducer. */
export type FormState =
  | {
      readonly phase: 'idle'
      readonly errors: FieldMessages
      readonly captchaError: boolean
      /** The last rejection without corrections; a new one moves the focus. */
      readonly rejection: Rejection | null
    }
  /** The submission is being sent. `problem` explains a delay. */
  | {
      readonly phase: 'submitting'
      readonly attempts: number
      readonly problem: SendProblem | null
    }
  /** The submission waited so long that the visitor must confirm that it is still needed. */
  | { readonly phase: 'stale' }
  | { readonly phase: 'interrupted' }
  | { readonly phase: 'sent' }
  | { readonly phase: 'failed'; readonly message: string }

type SendProblem = 'weak-signal' | 'offline' | 'busy'

export interface Rejection {
  readonly type: 'rejected'
  readonly errors: FieldMessages
  readonly captchaError: boolean
}

export type FormEvent =
  | Rejection
  | { readonly type: 'started' }
  | { readonly type: 'attempt-failed'; readonly problem: SendProblem }
  | { readonly type: 'went-stale' }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'sent' }
  | { readonly type: 'withdrawn' }
  /** An earlier page was sending it, and the visitor has to answer a check to send it now. */
  | { readonly type: 'interrupted' }
  /** These fields were changed; their external messages are obsolete. */
  | { readonly type: 'edited'; readonly fields: readonly (keyof FieldMessages)[] }
  | { readonly type: 'captcha-answered' }

export const IDLE_STATE: FormState = {
  phase: 'idle',
  errors: {},
  captchaError: false,
  rejection: null,
}

/** Attempts after which a call and a text message are offered as well. */
const FALLBACK_AFTER_ATTEMPTS = 2

export function formReducer(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'started':
      return { phase: 'submitting', attempts: 0, problem: null }
    case 'rejected':
      return {
        phase: 'idle',
        errors: event.errors,
        captchaError: event.captchaError,
        rejection: event,
      }
    case 'attempt-failed':
      return state.phase === 'submitting'
        ? { phase: 'submitting', attempts: state.attempts + 1, problem: event.problem }
        : state
    case 'went-stale':
      return { phase: 'stale' }
    case 'failed':
      return { phase: 'failed', message: event.message }
    case 'sent':
      return { phase: 'sent' }
    case 'withdrawn':
      return IDLE_STATE
    case 'interrupted':
      return { phase: 'interrupted' }
    case 'edited':
      if (state.phase === 'failed' || state.phase === 'interrupted') return IDLE_STATE
      if (state.phase !== 'idle' || !event.fields.some((field) => field in state.errors))
        return state
      return { ...state, errors: withoutFields(state.errors, event.fields) }
    case 'captcha-answered':
      return state.phase === 'idle' && state.captchaError
        ? { ...state, captchaError: false }
        : state
  }
}

function withoutFields(
  errors: FieldMessages,
  fields: readonly (keyof FieldMessages)[],
): FieldMessages {
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => !fields.some((field) => field === name)),
  )
}

/** Returns whether messages of a rejection remain. */
export const hasErrors = (state: FormState): boolean =>
  state.phase === 'idle' && (state.captchaError || Object.keys(state.errors).length > 0)

/** Returns whether inputs and button are disabled. */
export const isBusy = (state: FormState): boolean =>
  state.phase === 'submitting' || state.phase === 'stale' || state.phase === 'sent'

/** Returns a key that changes with each new message under the button; `null` without one. */
export function statusMessageOf(state: FormState): string | null {
  const message = state.phase === 'submitting' ? state.problem : state.phase
  if (message === null || message === 'idle' || message === 'sent') return null
  return offersFallback(state) ? `${message} with fallback` : message
}

/** Returns whether calling or texting is offered beside the form; while offline, at once. */
export const offersFallback = (state: FormState): boolean =>
  state.phase === 'failed' ||
  state.phase === 'interrupted' ||
  state.phase === 'stale' ||
  (state.phase === 'submitting' &&
    (state.problem === 'offline' || state.attempts >= FALLBACK_AFTER_ATTEMPTS))
