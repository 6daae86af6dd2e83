import { isCompletePhone } from './phone.ts'
import {
  FIELD_NAMES,
  type FieldName,
  fullAddress,
  isShown,
  type RequestDraft,
  shownFields,
  type Submission,
  TIMEFRAMES,
} from './request.ts'
import { findService, OTHER_SERVICE, SERVICE_OPTIONS, vehicleNeed } from './services.ts'

/**
 * Each rule of the form with its message, once (R38). The live
 * check, the check on submit and the server call the same functions.
 */

/** Shown at the field while it is edited or after it was left (R35). */
export const LIVE_MESSAGES = {
  name: 'Name should be at least 2 characters',
  phone: 'Please enter a complete phone number',
  email: 'Please enter a valid email address',
} as const

/** Shown at the field after a submit. */
export const SUBMIT_MESSAGES = {
  name: 'Please enter a valid name (minimum 2 characters)',
  phone: 'Please enter a valid phone number',
  email: LIVE_MESSAGES.email,
  address: 'Please enter a valid address',
  service: 'Please select a service',
  other_service: 'Please specify the service needed',
  vehicle_year: 'Please enter a valid year (YYYY)',
  vehicle_make: 'Please enter vehicle make',
  vehicle_model: 'Please enter vehicle model',
  timeframe: 'Please select a timeframe',
} as const

/** Inline and toast texts of the captcha (R37). */
export const CAPTCHA_MESSAGES = {
  inline: 'Please complete the reCAPTCHA to submit this form',
  title: 'Verification Required',
  description: 'Please complete the reCAPTCHA verification',
} as const

/** Least length of name, other service, make and model (R90). */
export const MIN_TEXT_LENGTH = 2

/** Greatest length of any one field, in UTF-16 units: far above any real answer, far below the body limit. */
export const MAX_TEXT_LENGTH = 10_000
export const TOO_LONG_MESSAGE = 'Please shorten this to 10,000 characters'

export type FieldErrors = Partial<Record<FieldName, string>>

/** What is left of a text once white space around it and characters that nobody can see are gone. */
export function visibleText(text: string): string {
  return text.replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, '').trim()
}

/** Counted in code points: one emoji takes two UTF-16 units and is still one character. */
function longEnough(text: string): boolean {
  return [...visibleText(text)].length >= MIN_TEXT_LENGTH
}

/**
 * The simple pattern `x@y.z`. Taken apart rather than matched: as one
 * expression it costs the square of the length, a tenth of a second for 10,000
 * dots at every key, and on the server at every request.
 */
function isEmail(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@')
  const hasInnerDot = domain.slice(1, -1).includes('.')
  return local !== '' && hasInnerDot && more.length === 0 && !/\s/.test(text)
}

const validName = longEnough
const validPhone = isCompletePhone
const validEmail = (text: string): boolean => text.trim() === '' || isEmail(text.trim())
const validAddress = (text: string): boolean => visibleText(text) !== ''
const validYear = (text: string): boolean => /^[0-9]{4}$/.test(text.trim())

/** The live check (R35): a message for name, phone and email, null for what is right. */
export function liveError(field: FieldName, value: string): string | null {
  if (field === 'name') return validName(value) ? null : LIVE_MESSAGES.name
  if (field === 'phone') return validPhone(value) ? null : LIVE_MESSAGES.phone
  if (field === 'email') return validEmail(value) ? null : LIVE_MESSAGES.email
  return null
}

interface Vehicle {
  readonly year: string
  readonly make: string
  readonly model: string
}

/** R32: all three where required; where optional, only what is typed must be right. */
function vehicleErrors(need: ReturnType<typeof vehicleNeed>, vehicle: Vehicle): FieldErrors {
  if (need === 'none') return {}
  const wrong = (text: string, valid: boolean): boolean =>
    !valid && (need === 'required' || visibleText(text) !== '')
  return {
    ...(wrong(vehicle.year, validYear(vehicle.year)) && {
      vehicle_year: SUBMIT_MESSAGES.vehicle_year,
    }),
    ...(wrong(vehicle.make, longEnough(vehicle.make)) && {
      vehicle_make: SUBMIT_MESSAGES.vehicle_make,
    }),
    ...(wrong(vehicle.model, longEnough(vehicle.model)) && {
      vehicle_model: SUBMIT_MESSAGES.vehicle_model,
    }),
  }
}

function contactErrors(request: {
  name: string
  phone: string
  email: string
  address: string
}): FieldErrors {
  return {
    ...(!validName(request.name) && { name: SUBMIT_MESSAGES.name }),
    ...(!validPhone(request.phone) && { phone: SUBMIT_MESSAGES.phone }),
    ...(!validEmail(request.email) && { email: SUBMIT_MESSAGES.email }),
    ...(!validAddress(request.address) && { address: SUBMIT_MESSAGES.address }),
  }
}

function timeframeErrors(timeframe: string): FieldErrors {
  return (TIMEFRAMES as readonly string[]).includes(timeframe)
    ? {}
    : { timeframe: SUBMIT_MESSAGES.timeframe }
}

/** A limit that the server holds too: of each field as it is sent, the address with its unit. */
function lengthErrors(draft: RequestDraft): FieldErrors {
  const tooLong = FIELD_NAMES.filter(
    (field) => draft[field].length > MAX_TEXT_LENGTH && isShown(field, draft),
  )
  return {
    ...(fullAddress(draft).length > MAX_TEXT_LENGTH && { address: TOO_LONG_MESSAGE }),
    ...Object.fromEntries(tooLong.map((field) => [field, TOO_LONG_MESSAGE])),
  }
}

/**
 * The description that 'Other' asks for. One that names an option is stored
 * as that option (R50), so an option with required details must be chosen
 * itself: only then is there a place for them.
 */
function otherServiceErrors(text: string): FieldErrors {
  const description = text.trim()
  if (!longEnough(description) || description === OTHER_SERVICE) {
    return { other_service: SUBMIT_MESSAGES.other_service }
  }
  return vehicleNeed(description) === 'required' ? { service: SUBMIT_MESSAGES.service } : {}
}

/**
 * The check on submit (R38): every wrong field that is shown, with its
 * message. Empty when the draft may be sent.
 */
export function draftErrors(draft: RequestDraft): FieldErrors {
  const shown = shownFields(draft)
  return {
    ...contactErrors(draft),
    ...(!SERVICE_OPTIONS.includes(draft.service) && { service: SUBMIT_MESSAGES.service }),
    ...(shown.otherService && otherServiceErrors(draft.other_service)),
    ...vehicleErrors(shown.vehicle, {
      year: draft.vehicle_year,
      make: draft.vehicle_make,
      model: draft.vehicle_model,
    }),
    ...timeframeErrors(draft.timeframe),
    ...lengthErrors(draft),
  }
}

/** What the server must know of a submission to hold it against the rules. */
export type CheckedSubmission = Pick<
  Submission,
  'name' | 'phone' | 'address' | 'service' | 'timeframe'
> & {
  readonly email?: string | null
  readonly vehicle_info?: (Vehicle & { all_keys_lost?: boolean; has_unused_key?: boolean }) | null
}

/**
 * The server's check of a submission by the same rules (R64). A service that
 * is none of the options is the free text of 'Other' (R50).
 */
export function submissionErrors(submission: CheckedSubmission): FieldErrors {
  const named = findService(submission.service) !== undefined
  const blank = visibleText(submission.service) === ''
  const freeText = !named && submission.service !== OTHER_SERVICE && longEnough(submission.service)
  return {
    ...contactErrors({ ...submission, email: submission.email ?? '' }),
    ...(blank && { service: SUBMIT_MESSAGES.service }),
    ...(!blank && !named && !freeText && { other_service: SUBMIT_MESSAGES.other_service }),
    ...vehicleErrors(
      vehicleNeed(submission.service),
      submission.vehicle_info ?? { year: '', make: '', model: '' },
    ),
    ...timeframeErrors(submission.timeframe),
  }
}
