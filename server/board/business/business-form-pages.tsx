import { BUSINESS_MESSAGES } from '#copy/server/business.ts'
import { UPLOADED_PHOTO } from '#domain/business/uploaded-photo.ts'
import type { Language } from '#domain/text/language.ts'
import {
  BUSINESS_ADDRESS,
  businessPhotoAddress,
  businessSectionAddress,
} from '#server/board/addresses.ts'
import { Check } from '#server/pages/parts/fields.tsx'
import { OwnerFrame } from '#server/board/owner-frame.tsx'
import { type BusinessField, BusinessFields } from './business-field.tsx'
import { PagePreviews } from './page-previews.tsx'
import { Problems } from './business-page.tsx'

interface BusinessFormPageProps {
  readonly language: Language
  readonly section: string
  readonly heading: string
  readonly fields: readonly BusinessField[]
  /** Unconfirmed facts of the section with their labels, and whether they are checked. */
  readonly unconfirmed: readonly {
    readonly fact: string
    readonly label: string
    readonly isChecked: boolean
  }[]
  /** Marks the facts that the fields were made from. */
  readonly mark: string
  /** What is wrong, in one sentence; `null` for nothing. */
  readonly alert: string | null
  /** Sentences that belong to no field. */
  readonly problems: readonly string[]
}

/** Renders the form of one section of the facts. */
export function BusinessFormPage(props: BusinessFormPageProps) {
  const { language, section, heading, fields, unconfirmed, mark, alert, problems } = props
  const messages = BUSINESS_MESSAGES[language]
  return (
    <OwnerFrame language={language} title={heading} here={BUSINESS_ADDRESS}>
      <h1>{heading}</h1>
      {alert !== null && <Problems heading={alert} problems={problems} />}
      <form
        method="post"
        action={businessSectionAddress(section)}
        encType={hasPhotos(fields) ? 'multipart/form-data' : undefined}
        data-photos={hasPhotos(fields) ? messages.sending : undefined}
        noValidate
      >
        <input type="hidden" name="mark" value={mark} />
        <BusinessFields fields={fields} language={language} />
        {unconfirmed.length > 0 && (
          <fieldset className="facts">
            <legend>{messages.confirm}</legend>
            <p className="more">{messages.confirmText}</p>
            {unconfirmed.map(({ fact, label, isChecked }) => (
              <Check key={fact} name="confirm" value={fact} defaultChecked={isChecked}>
                {label}
              </Check>
            ))}
          </fieldset>
        )}
        <button className="btn btn-brass">{messages.check}</button>
      </form>
      <Back to={[BUSINESS_ADDRESS, messages.back]} />
    </OwnerFrame>
  )
}

const hasPhotos = (fields: readonly BusinessField[]): boolean =>
  fields.some((field) =>
    field.kind === 'group' ? hasPhotos(field.fields) : field.kind === 'photo',
  )

interface BusinessPreviewPageProps {
  readonly language: Language
  /** Address of the form. */
  readonly action: string
  /** The page that leads to the form, with its name. */
  readonly back: readonly [address: string, name: string]
  readonly changes: readonly {
    readonly label: string
    readonly before: string | null
    readonly after: string | null
  }[]
  /** Addresses of the pages that change; sentences why they cannot be shown. */
  readonly pages: readonly string[]
  readonly problems: readonly string[]
  /** Fields of the form, which are sent again. */
  readonly fields: readonly (readonly [name: string, value: string])[]
}

/** Renders what a change makes different, with the press that publishes it. */
export function BusinessPreviewPage(props: BusinessPreviewPageProps) {
  const { language, action, back, changes, fields, pages, problems } = props
  const messages = BUSINESS_MESSAGES[language]
  const sent = fields.map(([name, value], index) => (
    <input key={`${index}-${name}`} type="hidden" name={name} value={value} />
  ))
  return (
    <OwnerFrame language={language} title={messages.preview} here={BUSINESS_ADDRESS}>
      <h1>{messages.preview}</h1>
      <p className="more">{changes.length > 0 ? messages.previewText : messages.unchanged}</p>
      <ul className="changes">
        {changes.map(({ label, before, after }) => (
          <li key={label}>
            <b>{label}</b>
            <p>
              <span className="more">{messages.before}: </span>
              <del>
                <Value text={before ?? messages.nothing} />
              </del>
            </p>
            <p>
              <span className="more">{messages.after}: </span>
              <ins>
                <Value text={after ?? messages.nothing} />
              </ins>
            </p>
          </li>
        ))}
      </ul>
      {problems.length > 0 && <Problems heading={messages.noPreview} problems={problems} />}
      {changes.length > 0 && problems.length === 0 && (
        <PagePreviews language={language} action={action} pages={pages} fields={fields} />
      )}
      {changes.length > 0 && (
        <form method="post" action={`${action}/publish`}>
          {sent}
          <button className="btn btn-brass">{messages.publish}</button>
        </form>
      )}
      <form method="post" action={`${action}?edit=1`}>
        {sent}
        <button className="btn btn-outline">{messages.change}</button>
      </form>
      <Back to={back} />
    </OwnerFrame>
  )
}

/** Renders a value, an uploaded photo as a picture. */
function Value({ text }: { readonly text: string }) {
  return UPLOADED_PHOTO.test(text) ? (
    <img className="own-photo" src={businessPhotoAddress(text)} alt={text} loading="lazy" />
  ) : (
    text
  )
}

/** Renders the link back to the page that leads to a form. */
export function Back({ to: [address, name] }: { readonly to: readonly [string, string] }) {
  return (
    <p>
      <a className="btn btn-outline" href={address}>
        {name}
      </a>
    </p>
  )
}
