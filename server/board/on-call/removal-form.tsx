import { ON_CALL_MESSAGES } from '#copy/server/on-call.ts'
import type { Language } from '#domain/text/language.ts'

interface RemovalFormProps {
  readonly language: Language
  readonly action: string
  /** What is removed, in words. */
  readonly what: string
  readonly fields: Readonly<Record<string, string>>
}

/** Renders a removal that asks first. */
export function RemovalForm({ language, action, what, fields }: RemovalFormProps) {
  const { remove, removeText, removeButton } = ON_CALL_MESSAGES[language]
  return (
    <details className="removal">
      <summary aria-label={removeButton(what)}>{remove}</summary>
      <form method="post" action={action}>
        <p className="more">{removeText}</p>
        {Object.entries(fields).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <button className="btn btn-outline" name="intent" value="remove">
          {removeButton(what)}
        </button>
      </form>
    </details>
  )
}
