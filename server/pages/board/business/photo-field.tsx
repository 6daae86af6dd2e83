import { BUSINESS_MESSAGES } from '#copy/server/business.ts'
import type { Language } from '#domain/text/language.ts'
import { removalField, uploadField } from './photo-field-names.ts'

interface PhotoFieldProps {
  readonly id: string
  readonly language: Language
  readonly name: string
  /** Path in the facts; empty for no photo. */
  readonly value: string
  /** Where the board shows it; `null` for none and for a file that was not uploaded. */
  readonly address: string | null
  /** Attributes that tell that the field is wrong. */
  readonly invalid: Readonly<Record<string, string | boolean>>
}

/** Renders a photo with the controls that replace it and take it off. */
export function PhotoField({ id, language, name, value, address, invalid }: PhotoFieldProps) {
  const { takeOff } = BUSINESS_MESSAGES[language]
  return (
    <>
      <input type="hidden" name={name} value={value} />
      {address !== null && <img className="own-photo" src={address} alt="" loading="lazy" />}
      {address === null && value !== '' && <p className="more">{value}</p>}
      <input
        id={id}
        type="file"
        name={uploadField(name)}
        accept="image/jpeg,image/png,image/webp"
        {...invalid}
      />
      {value !== '' && (
        <label className="check">
          <input type="checkbox" name={removalField(name)} value="yes" />
          {takeOff}
        </label>
      )}
    </>
  )
}
