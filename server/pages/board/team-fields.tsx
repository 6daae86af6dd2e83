import { LANGUAGE_NAMES } from '#copy/server/languages.ts'
import { TEAM_MESSAGES } from '#copy/server/team.ts'
import type { Language } from '#domain/text/language.ts'
import { ROLES } from '#domain/staff/roles.ts'
import { invalidAttributes, ProblemMessage } from '../parts/problem-message.tsx'
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
      <label htmlFor="name">{messages.name}</label>
      <input
        id="name"
        name="name"
        autoComplete="off"
        maxLength={STAFF_NAME_LENGTH}
        defaultValue={fields.name}
        required
        {...invalidAttributes(problemOf('name'))}
      />
      <ProblemMessage problem={problemOf('name')} />
      <label htmlFor="phone">{messages.phone}</label>
      <input
        id="phone"
        name="phone"
        type="tel"
        autoComplete="off"
        defaultValue={fields.phone}
        {...invalidAttributes(problemOf('phone'))}
      />
      <ProblemMessage problem={problemOf('phone')} />
      <label htmlFor="email">{messages.email}</label>
      <input
        id="email"
        name="email"
        type="email"
        autoComplete="off"
        defaultValue={fields.email}
        {...invalidAttributes(problemOf('email'))}
      />
      <ProblemMessage problem={problemOf('email')} />
      <label htmlFor="language">{messages.language}</label>
      <select id="language" name="language" defaultValue={fields.language}>
        {Object.entries(LANGUAGE_NAMES).map(([value, name]) => (
          <option key={value} value={value} lang={value}>
            {name}
          </option>
        ))}
      </select>
      <label htmlFor="role">{messages.role}</label>
      <select
        id="role"
        name="role"
        defaultValue={fields.role}
        {...invalidAttributes(problemOf('role'))}
      >
        {ROLES.map((role) => (
          <option key={role} value={role}>
            {messages.roles[role]}
          </option>
        ))}
      </select>
      <ProblemMessage problem={problemOf('role')} />
    </>
  )
}
