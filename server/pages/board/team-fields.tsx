import { TEAM_MESSAGES } from '#copy/server/team.ts'
import type { Language } from '#domain/text/language.ts'
import { ROLES } from '#domain/staff/roles.ts'
import { LanguageField, SelectField, TextField } from '../parts/fields.tsx'
import { STAFF_NAME_LENGTH } from './field-lengths.ts'

/** What the form of a staff member sends, as it was typed. */
export interface MemberFields {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly language: string
  readonly role: string
}

export interface RejectedMember {
  readonly field: 'name' | 'phone' | 'email' | 'role'
  readonly problem: string
  readonly fields: MemberFields
}

interface TeamFieldsProps {
  readonly language: Language
  readonly fields: MemberFields
  readonly rejected: RejectedMember | null
}

/** Renders the fields of a staff member; those of a rejected form keep what was typed. */
export function TeamFields({ language, rejected, fields: stored }: TeamFieldsProps) {
  const messages = TEAM_MESSAGES[language]
  const fields = rejected?.fields ?? stored
  const problemOf = (field: RejectedMember['field']): string | null =>
    rejected?.field === field ? rejected.problem : null
  return (
    <>
      <TextField
        name="name"
        label={messages.name}
        maxLength={STAFF_NAME_LENGTH}
        defaultValue={fields.name}
        required
        problem={problemOf('name')}
      />
      <TextField
        name="phone"
        label={messages.phone}
        type="tel"
        defaultValue={fields.phone}
        problem={problemOf('phone')}
      />
      <TextField
        name="email"
        label={messages.email}
        type="email"
        defaultValue={fields.email}
        problem={problemOf('email')}
      />
      <LanguageField label={messages.language} chosen={fields.language} />
      <SelectField
        name="role"
        label={messages.role}
        defaultValue={fields.role}
        problem={problemOf('role')}
      >
        {ROLES.map((role) => (
          <option key={role} value={role}>
            {messages.roles[role]}
          </option>
        ))}
      </SelectField>
    </>
  )
}
