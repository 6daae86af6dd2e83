import { internationalNumber } from '#domain/phone/phone.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import type { Language } from '#domain/text/language.ts'
import { parseRole, type Role } from '#domain/staff/roles.ts'
import { isMailbox } from '#server/environment/variable.ts'
import { STAFF_NAME_LENGTH } from '#server/pages/board/field-lengths.ts'
import type { RejectedMember } from '#server/pages/board/team-fields.tsx'
import { channelsOfMailbox, channelsOfPhone } from '#server/staff/contact-channels.ts'
import type { NewStaffChannel } from '#server/store/staff-member.ts'
import { TEAM_MESSAGES } from '#copy/server/team.ts'

/** Longest field of the form, so that a rejected one is not sent back without limit. */
const LONGEST_FIELD = 320

export interface MemberForm {
  readonly name: string
  readonly language: Language
  readonly role: Role
  readonly channels: readonly NewStaffChannel[]
}

type MemberFormResult =
  | { readonly ok: true; readonly form: MemberForm }
  | { readonly ok: false; readonly rejected: RejectedMember }

/**
 * Reads the form of a staff member.
 * @param needsContact whether a phone number or a mailbox is required
 * @param language of the messages
 */
export function readMemberForm(
  body: URLSearchParams,
  { language, needsContact }: { readonly language: Language; readonly needsContact: boolean },
): MemberFormResult {
  const { problems } = TEAM_MESSAGES[language]
  const text = (name: string): string => cleanLine(body.get(name) ?? '').slice(0, LONGEST_FIELD)
  const fields = {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    language: text('language'),
    role: text('role'),
  }
  const reject = (field: RejectedMember['field'], problem: string): MemberFormResult => ({
    ok: false,
    rejected: { field, problem, fields },
  })
  if (fields.name === '' || [...fields.name].length > STAFF_NAME_LENGTH)
    return reject('name', problems.name)
  const phone = internationalNumber(fields.phone)
  if (fields.phone !== '' && phone === null) return reject('phone', problems.phone)
  const email = fields.email === '' ? null : fields.email
  if (email !== null && !isMailbox(email)) return reject('email', problems.email)
  if (needsContact && phone === null && email === null) return reject('phone', problems.contact)
  return {
    ok: true,
    form: {
      name: fields.name,
      language: fields.language === 'es' ? 'es' : 'en',
      role: parseRole(fields.role) ?? 'locksmith',
      channels: [
        ...(email === null ? [] : channelsOfMailbox(email)),
        ...(phone === null ? [] : channelsOfPhone(phone)),
      ],
    },
  }
}
