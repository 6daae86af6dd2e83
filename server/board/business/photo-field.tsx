import { BUSINESS_MESSAGES } from '#copy/server/business.ts'
import type { Language } from '#domain/text/language.ts'
import type { ControlProps } from '#app/ui/field.tsx'
import { Check } from '#server/pages/parts/fields.tsx'
import { removalField, uploadField } from './photo-field-names.ts'

interface PhotoFieldProps {
  readonly control: ControlProps
  readonly language: Language
  readonly name: string
  /** Path in the facts; empty for no photo. */
  readonly value: string
  /** Where the board shows it; `null` for none and for a file that was not uploaded. */
  readonly address: string | null
}

/** Renders a photo with the controls that replace it and take it off. */
export function PhotoField({ control, language, name, value, address }: PhotoFieldProps) {
  const { takeOff } = BUSINESS_MESSAGES[language]
  return (
    <>
      <input type="hidden" name={name} value={value} />
      {address !== null && <img className="own-photo" src={address} alt="" loading="lazy" />}
      {address === null && value !== '' && <p className="more">{value}</p>}
      <input
        {...control}
        type="file"
        className="control"
        name={uploadField(name)}
        accept="image/jpeg,image/png,image/webp"
      />
      {value !== '' && (
        <Check name={removalField(name)} value="yes">
          {takeOff}
        </Check>
      )}
    </>
  )
}
