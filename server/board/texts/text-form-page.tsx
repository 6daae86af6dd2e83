import { BUSINESS_MESSAGES } from '#copy/server/business.ts'
import { TEXTS_MESSAGES } from '#copy/server/texts.ts'
import { type Language, LANGUAGES } from '#domain/text/language.ts'
import { TEXTS_ADDRESS, textsAddress } from '#server/board/addresses.ts'
import { OwnerFrame } from '#server/board/owner-frame.tsx'
import { Back } from '#server/board/business/business-form-pages.tsx'
import { Problems } from '#server/board/business/business-page.tsx'
import { AreaField } from '#server/pages/parts/fields.tsx'

/** A part of a page's text in one language. */
export interface TextField {
  readonly label: string
  readonly value: string
  readonly problem: string | null
}

interface TextFormPageProps {
  readonly language: Language
  readonly id: string
  readonly name: string
  readonly fields: Readonly<Record<Language, readonly TextField[]>>
  /** Languages with an own text, which the delivered one can replace. */
  readonly own: readonly Language[]
  /** Those of which the delivered text is newer. */
  readonly newer: readonly Language[]
  /** Marks the texts that the fields were made from. */
  readonly mark: string
  /** What is to be known, in one sentence; `null` for nothing. */
  readonly alert: string | null
  readonly problems: readonly string[]
}

/** Renders the texts of a page in both languages, a field for each part. */
export function TextFormPage(props: TextFormPageProps) {
  const { language, id, name, fields, own, newer, mark, alert, problems } = props
  const messages = TEXTS_MESSAGES[language]
  const rows = Array.from({ length: Math.max(fields.en.length, fields.es.length) }, (_, row) => row)
  return (
    <OwnerFrame language={language} title={name} here={TEXTS_ADDRESS}>
      <h1>{name}</h1>
      {alert !== null && <Problems heading={alert} problems={problems} />}
      {newer.length > 0 && (
        <p className="wrong">
          {messages.newer(newer.map((each) => messages.languages[each]).join(', '))}
        </p>
      )}
      <p className="more">{messages.how}</p>
      <form method="post" action={textsAddress(id)} className="texts" noValidate>
        <input type="hidden" name="mark" value={mark} />
        {rows.map((row) => (
          <Row key={row} row={row} fields={fields} language={language} />
        ))}
        <button className="btn btn-brass">{BUSINESS_MESSAGES[language].check}</button>
        {own.map((each) => (
          <button
            key={each}
            className="btn btn-outline"
            name="delivered"
            value={each}
            formAction={`${textsAddress(id)}?edit=1`}
          >
            {messages.takeDelivered(messages.languages[each])}
          </button>
        ))}
      </form>
      <Back to={[TEXTS_ADDRESS, messages.back]} />
    </OwnerFrame>
  )
}

interface RowProps extends Pick<TextFormPageProps, 'fields' | 'language'> {
  readonly row: number
}

/** Renders a part in both languages; what only search engines read is folded. */
function Row({ row, fields, language }: RowProps) {
  const both = LANGUAGES.map((textLanguage) => fields[textLanguage][row])
  const sides = (
    <div className="sides">
      {LANGUAGES.map((textLanguage, side) => (
        <Part
          key={textLanguage}
          field={both[side]}
          id={`${textLanguage}-${row}`}
          language={language}
          textLanguage={textLanguage}
        />
      ))}
    </div>
  )
  const isFront = both.every((field) => field?.value.startsWith('---'))
  if (!isFront) return sides
  return (
    <details className="facts" open={both.some((field) => field?.problem != null)}>
      <summary>{TEXTS_MESSAGES[language].front}</summary>
      {sides}
    </details>
  )
}

interface PartProps {
  readonly field: TextField | undefined
  readonly id: string
  readonly language: Language
  readonly textLanguage: Language
}

function Part({ field, id, language, textLanguage }: PartProps) {
  if (field === undefined) return <div />
  return (
    <AreaField
      id={id}
      name={textLanguage}
      label={field.label}
      hint={TEXTS_MESSAGES[language].languages[textLanguage]}
      problem={field.problem}
      defaultValue={field.value}
      lang={textLanguage}
      rows={rowsOf(field.value)}
    />
  )
}

/** Characters in a line of a phone. */
const LINE_LENGTH = 34
const MAX_ROWS = 20

/** Returns how many lines a field has, so that most texts are seen whole. */
const rowsOf = (text: string): number =>
  Math.min(
    MAX_ROWS,
    text.split('\n').reduce((rows, line) => rows + 1 + Math.floor(line.length / LINE_LENGTH), 1),
  )
