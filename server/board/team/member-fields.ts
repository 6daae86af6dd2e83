import { formatPhone } from '#domain/phone/phone.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { parseAddress } from '#server/alarm/notices/new-notice.ts'
import type { StaffMember } from '#server/db/tables/staff-member.ts'

/** What the form of a staff member shows. */
export interface MemberFields {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly language: string
  readonly role: string
}

/** Returns the stored values of the form's fields: the first number and the first mailbox. */
export function memberFields({ name, language, role, channels }: StaffMember): MemberFields {
  const addresses = channels.map((channel) => parseAddress(channel))
  const withPhone = addresses.find((address) => 'phone' in address)
  const withMailbox = addresses.find((address) => 'to' in address)
  return {
    name: cleanLine(name),
    phone: withPhone ? shownNumber(withPhone.phone) : '',
    email: withMailbox?.to.join(', ') ?? '',
    language,
    role,
  }
}

/** Formats an E.164 number as people here write it. */
export const shownNumber = (phone: string): string =>
  formatPhone(phone.replace(/^\+1(?=\d{10}$)/, ''))
