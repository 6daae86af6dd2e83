import { TEAM_MESSAGES } from '#copy/server/team.ts'
import type { Language } from '#domain/text/language.ts'
import { ROLES } from '#domain/staff/roles.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { STAFF_NAME_LENGTH } from '#server/staff/member.ts'
import { LanguageField, SelectField, TextField } from '#server/pages/parts/fields.tsx'
import type { Rejected } from '#server/pages/parts/rejected.ts'
import type { MemberFields } from './member-fields.ts'

const FIELDS = ['name', 'phone', 'email', 'language', 'role'] as const

interface TeamFieldsProps {
  readonly language: Language
  readonly fields: MemberFields
  readonly rejected: Rejected | null
}

/** Renders the fields of a staff member; those of a rejected form keep what was typed. */
export function TeamFields({ language, rejected, fields: stored }: TeamFieldsProps) {
  const messages = TEAM_MESSAGES[language]
  const fields = Object.fromEntries(
    FIELDS.map((name) => [name, cleanLine(rejected?.typed[name] ?? stored[name])]),
  ) as Record<keyof MemberFields, string>
  const problemOf = (field: keyof MemberFields): string | null =>
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
