import { cleanLine } from '#domain/text/clean-text.ts'
import { SelectField } from '#server/pages/parts/fields.tsx'

interface StaffSelectProps {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly staff: readonly { readonly id: string; readonly name: string }[]
  /** Id of a staff member, or '' for `nobody`. */
  readonly chosen: string
  /** Label of the empty choice; `null` without one. */
  readonly nobody: string | null
}

/** Renders the choice of a staff member; without a choice, a hidden field. */
export function StaffSelect({ id, name, label, staff, chosen, nobody }: StaffSelectProps) {
  const [only, ...others] = staff
  if (only !== undefined && others.length === 0 && nobody === null)
    return <input type="hidden" name={name} value={only.id} />
  return (
    <SelectField id={id} name={name} label={label} defaultValue={chosen}>
      {nobody !== null && <option value="">{nobody}</option>}
      {staff.map((member) => (
        <option key={member.id} value={member.id}>
          {cleanLine(member.name)}
        </option>
      ))}
    </SelectField>
  )
}
