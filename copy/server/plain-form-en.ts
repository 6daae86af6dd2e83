import { perFacts } from '#domain/business/per-facts.ts'
import type { Language } from '#domain/text/language.ts'
import { ENGLISH_LABELS } from '#copy/en/field-labels.ts'
import { ENGLISH_RULE_MESSAGES } from '#copy/en/rule-messages.ts'
import type { RuleMessages } from '#domain/submission/rule-messages.ts'
import { formLabels } from './plain-form-labels.ts'
import type { GroupId } from '#domain/services/services.ts'

/** English messages of the form without scripts. */
export const formMessagesEn = perFacts(() => ({
  language: 'en' as Language,
  labels: formLabels(ENGLISH_LABELS, 'optional', {
    other_service: 'If Other: what do you need?',
    vehicle_year: 'If it is about a car: year',
    vehicle_make: 'If it is about a car: make',
    vehicle_model: 'If it is about a car: model',
    all_keys_lost: 'For a car key replacement: are all keys lost?',
    unused_key: 'For key cutting or fob programming: do you have a new, unused key?',
    timeframe: 'When',
    appointment_date: 'If not ASAP: day (optional)',
    appointment_window: 'If not ASAP: time (optional)',
    notes: 'Notes (optional)',
  }),
  /** Both are on the page, because no script hides the day. */
  dayWithAsap: 'You chose a day or time. Choose another timeframe, or clear them',
  /** Labels of stored values that differ from the value itself. */
  options: {} as Readonly<Record<string, string>>,
  groups: {} as Readonly<Partial<Record<GroupId, string>>>,
  chooseService: 'Choose a service',
  lockedIn: 'Call 911 first. Then send this, and we call you.',
  yes: 'Yes',
  no: 'No',
  rules: ENGLISH_RULE_MESSAGES as RuleMessages,
  wrong: {
    heading: 'Your request is not sent yet',
    text: 'Something below is missing or needs a fix. Nothing you typed is lost. If you are locked out now, call us.',
    fix: 'Please fix this and send it again:',
  },
  refused: {
    heading: 'Your request was not sent',
    text: (reason: string) =>
      `${reason}. Nothing you typed is lost. Send it again in a few minutes, or call us now.`,
  },
  /** Reasons by error code; a code without an entry uses `reason`. */
  reasons: {
    'PT403-translated': 'A translated copy of our page cannot send the form, but this page can',
  } as Readonly<Record<string, string>>,
  /** For a code without an entry; `null` for the error's own message. */
  reason: null as string | null,
  call: (phone: string) => `Call ${phone}`,
  form: 'Service booking form',
  honeypot: 'Leave this empty',
  submit: 'Request Service',
  back: 'Back to the form',
}))

export type FormMessages = ReturnType<typeof formMessagesEn>
