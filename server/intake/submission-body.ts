import { FIRST_STATUS } from '#domain/lead/lifecycle.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { z } from 'zod'
import {
  FIELDS,
  type FieldsWhere,
  type FieldType,
  type Submission,
} from '#domain/submission/fields.ts'
import { isOptional, SUBMISSION_FIELDS } from '#domain/submission/field-lists.ts'
import { MAX_TEXT_LENGTH, submissionFieldErrors } from '#domain/submission/rules.ts'
import { fieldMessages } from '#domain/submission/rule-messages.ts'
import { ENGLISH_RULE_MESSAGES } from '#copy/en/rule-messages.ts'
import type { SubmissionInput, VehicleInfo } from '#domain/submission/input.ts'
import { keyQuestion, vehicleNeed } from '#domain/services/services.ts'
import { cleanField } from '#domain/submission/clean-field.ts'
import { joinUnit } from '#domain/submission/address/address-unit.ts'
import { type ApiError, apiError } from '#server/http/api-error.ts'
import { parseTracking } from './tracking.ts'

const INVALID_TEXT_MESSAGE = 'This must be text'
const MAX_SOURCE_URL_LENGTH = 2000

const rawText = z
  .string(INVALID_TEXT_MESSAGE)
  .max(MAX_TEXT_LENGTH, ENGLISH_RULE_MESSAGES.rules['too-long'])
/**
 * Reads a typed text, cleaned like the form's field of this name; `null` and a missing value as
 * empty, because the rules decide whether that is allowed.
 */
const typedText = (name: string): z.ZodType<string> =>
  rawText.nullish().transform((text) => cleanField(name, text ?? ''))
/** Stored in UTC, whatever the offset is. */
const time = z.iso
  .datetime({ offset: true, error: 'This must be a time in ISO 8601' })
  .nullish()
  .transform((text) => (text == null ? null : new Date(text).toISOString()))
const optionalBoolean = z.boolean('This must be true or false').nullish()
const literalText = <Word extends string>(only: Word) =>
  z
    .literal(only, `This must be '${only}'`)
    .nullish()
    .transform(() => only)

// A submission is never refused because of its path.
const path = z
  .string()
  .transform((text) => cleanLine(text.slice(0, MAX_SOURCE_URL_LENGTH)))
  .catch('')

type TextType = 'line' | 'prose' | 'path'
type TextColumn = FieldsWhere<{ writer: 'visitor' | 'page'; type: TextType }>

const isText = (type: FieldType): type is TextType =>
  type === 'line' || type === 'prose' || type === 'path'

/** Readers of all text fields that a sender may write; an empty optional one becomes `null`. */
const textSchemas = Object.fromEntries(
  SUBMISSION_FIELDS.flatMap((name) => {
    const { writer, type } = FIELDS[name]
    if (writer === 'server' || !isText(type)) return []
    const text = type === 'path' ? path : typedText(name)
    return [[name, isOptional(name) ? text.transform((given) => given || null) : text]]
  }),
) as unknown as { readonly [Name in TextColumn]: z.ZodType<Submission[Name]> }

const submissionSchema = z.object({
  type: literalText('booking'),
  status: literalText(FIRST_STATUS),
  ...textSchemas,
  appointment_start: time,
  appointment_end: time,
  sms_consent_at: time,
  locked_in: z
    .union([z.boolean(), z.literal('yes')], "This must be 'yes'")
    .nullish()
    .transform((ticked) => (ticked === true || ticked === 'yes' ? ('yes' as const) : null)),
  vehicle_info: z
    .object(
      {
        year: typedText('vehicle_year'),
        make: typedText('vehicle_make'),
        model: typedText('vehicle_model'),
        all_keys_lost: optionalBoolean,
        has_unused_key: optionalBoolean,
      },
      'This must be an object',
    )
    .nullish()
    .transform((vehicle) => vehicle ?? null),
  // Bots fill in the honeypot with values of any type.
  website: z
    .unknown()
    .optional()
    .transform((value) => (value == null || value === '' || value === false ? '' : 'filled in')),
})

type SubmissionBody = z.infer<typeof submissionSchema>

/**
 * Validates one row of the request's body by the rules of the form. A wrong type or
 * length gives code 22023, a broken rule 23514; both name every wrong field.
 */
export function parseSubmission(
  columns: Readonly<Record<string, unknown>>,
):
  | { readonly ok: true; readonly input: SubmissionInput }
  | { readonly ok: false; readonly error: ApiError } {
  const parsed = submissionSchema.safeParse(columns)
  if (!parsed.success)
    return { ok: false, error: fieldErrorsReply('22023', shapeErrors(parsed.error)) }
  const { vehicle_info: vehicle } = parsed.data
  const checked = {
    ...parsed.data,
    vehicle_info: vehicle && { year: vehicle.year, make: vehicle.make, model: vehicle.model },
  }
  const broken = {
    ...fieldMessages(submissionFieldErrors(checked), ENGLISH_RULE_MESSAGES),
    ...vehicleErrors(parsed.data),
  }
  if (Object.keys(broken).length > 0) return { ok: false, error: fieldErrorsReply('23514', broken) }
  return {
    ok: true,
    input: {
      ...parsed.data,
      address: joinUnit(parsed.data.address, parsed.data.unit_number).address,
      vehicle_info: vehicleInfo(vehicle),
      ...parseTracking(columns),
    },
  }
}

/** Creates a refusal that names the wrong fields, with messages for the visitor. */
export function fieldErrorsReply(
  code: '22023' | '23514',
  errors: Readonly<Record<string, string>>,
): ApiError {
  const message = Object.entries(errors)
    .map(([field, text]) => `${field}: ${text}`)
    .join('; ')
  return apiError(400, code, message, {
    details: errors,
    hint: 'Nothing was stored. Correct the named fields and send the request again.',
  })
}

function shapeErrors(error: z.ZodError): Record<string, string> {
  return Object.fromEntries(error.issues.map((issue) => [issue.path.join('.'), issue.message]))
}

/** Refuses vehicle data and key answers that the form does not ask for. */
function vehicleErrors({ service, vehicle_info: vehicle }: SubmissionBody): Record<string, string> {
  if (vehicle === null) return {}
  if (vehicleNeed(service) === 'none')
    return { vehicle_info: 'This service has no vehicle section' }
  const question = keyQuestion(service)
  const unasked = 'This service does not ask that question'
  return {
    ...(vehicle.all_keys_lost != null &&
      question !== 'all_keys_lost' && { 'vehicle_info.all_keys_lost': unasked }),
    ...(vehicle.has_unused_key != null &&
      question !== 'unused_key' && { 'vehicle_info.has_unused_key': unasked }),
  }
}

/** An empty optional vehicle section becomes `null`. */
function vehicleInfo(vehicle: SubmissionBody['vehicle_info']): VehicleInfo | null {
  if (vehicle === null) return null
  const { year, make, model, all_keys_lost, has_unused_key } = vehicle
  if (year + make + model === '') return null
  return {
    year,
    make,
    model,
    ...(all_keys_lost != null && { all_keys_lost }),
    ...(has_unused_key != null && { has_unused_key }),
  }
}
