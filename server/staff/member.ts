/** What is asked about a staff member, by the form of the board and by the command. */

import { z } from 'zod'
import { connectableNumber } from '#domain/phone/connectable-number.ts'
import { type Role, ROLES } from '#domain/staff/roles.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { isMailbox } from '#domain/text/email.ts'
import { type Language, LANGUAGES } from '#domain/text/language.ts'
import type { NewStaffChannel } from '#server/db/tables/staff-member.ts'
import { channelsOfMailbox, channelsOfPhone, newChannel } from './contact-channels.ts'

export const STAFF_NAME_LENGTH = 100

/** Source: https://pushover.net/api#identifiers. */
const PUSHOVER_KEY = /^[A-Za-z0-9]{30}$/

export interface MemberDetails {
  readonly name: string
  readonly language: Language
  /** `null` where none is chosen. */
  readonly role: Role | null
  readonly channels: readonly NewStaffChannel[]
}

/** The sentence about each field; `contact` if there is no way to reach the staff member. */
type Problems = Readonly<Record<'name' | 'phone' | 'email' | 'contact', string>> &
  Readonly<Partial<Record<'pushover' | 'language' | 'role', string>>>

/** The name of a staff member. */
export const staffName = (problem: string) =>
  z
    .string()
    .default('')
    .transform(cleanLine)
    .refine((name) => name !== '' && [...name].length <= STAFF_NAME_LENGTH, problem)

/** @param options.needsContact whether there must be a way to reach the staff member */
export const memberDetails = (
  problems: Problems,
  { needsContact }: { readonly needsContact: boolean },
): z.ZodType<MemberDetails> =>
  z
    .object({
      name: staffName(problems.name),
      // The alarm calls it at our expense: of the United States or Canada, without surcharge.
      phone: contact(connectableNumber, problems.phone),
      email: contact((text) => (isMailbox(text) ? text : null), problems.email),
      pushover: contact((text) => (PUSHOVER_KEY.test(text) ? text : null), problems.pushover),
      language: z.enum(LANGUAGES, problems.language).default('en'),
      role: z.enum(ROLES, problems.role).nullable().default(null),
    })
    .transform(({ phone, email, pushover, ...member }, context) => {
      const channels = [
        ...(email === null ? [] : channelsOfMailbox(email)),
        ...(phone === null ? [] : channelsOfPhone(phone)),
        ...(pushover === null ? [] : [newChannel({ kind: 'pushover', user: pushover }, pushover)]),
      ]
      if (needsContact && channels.length === 0)
        context.addIssue({ code: 'custom', message: problems.contact, path: ['phone'] })
      return { ...member, channels }
    })

/** An address that may be left empty; `null` if it is. */
const contact = (read: (text: string) => string | null, problem?: string) =>
  z
    .string()
    .default('')
    .transform(cleanLine)
    .refine((text) => text === '' || read(text) !== null, problem)
    .transform(read)
