import { TEXTS_MESSAGES } from '#copy/server/texts.ts'
import type { Language } from '#domain/text/language.ts'
import { BUSINESS_ADDRESS, TEXTS_ADDRESS, textsAddress } from '#server/board/addresses.ts'
import { OwnerFrame } from '#server/board/owner-frame.tsx'
import { Back } from '#server/board/business/business-form-pages.tsx'
import { type BusinessVersionView, Versions } from '#server/board/business/business-page.tsx'
import { BUSINESS_MESSAGES } from '#copy/server/business.ts'

export interface TextRow {
  readonly id: string
  readonly name: string
  /** What the owner should know of it. */
  readonly notes: readonly string[]
  /** Sentences about a text that the page does not show. */
  readonly slips: readonly string[]
}

interface TextsPageProps {
  readonly language: Language
  readonly groups: readonly { readonly heading: string; readonly rows: readonly TextRow[] }[]
  /** The newest first. */
  readonly versions: readonly BusinessVersionView[]
  readonly isPublished: boolean
}

/** Renders `/staff/texts`: the pages whose texts can be changed, and the versions. */
export function TextsPage({ language, groups, versions, isPublished }: TextsPageProps) {
  const messages = TEXTS_MESSAGES[language]
  return (
    <OwnerFrame language={language} title={messages.heading} here={TEXTS_ADDRESS}>
      <h1>{messages.heading}</h1>
      {isPublished && (
        <p className="more" role="status">
          {BUSINESS_MESSAGES[language].published}
        </p>
      )}
      <p className="more">
        {messages.text} {messages.rule}
      </p>
      {groups.map(({ heading, rows }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <ul className="doors">
            {rows.map((row) => (
              <Row key={row.id} row={row} language={language} />
            ))}
          </ul>
        </section>
      ))}
      <Versions language={language} versions={versions} isOfTexts />
      <Back to={[BUSINESS_ADDRESS, BUSINESS_MESSAGES[language].back]} />
    </OwnerFrame>
  )
}

function Row({ row, language }: { readonly row: TextRow; readonly language: Language }) {
  const messages = TEXTS_MESSAGES[language]
  return (
    <li>
      <a href={textsAddress(row.id)}>
        <span>
          <b>{row.name}</b>
          {row.notes.map((note) => (
            <span key={note} className="more">
              {note}
            </span>
          ))}
          {row.slips.length > 0 && <span className="wrong">{messages.notShown}</span>}
          {row.slips.map((sentence) => (
            <span key={sentence} className="wrong">
              {sentence}
            </span>
          ))}
        </span>
      </a>
    </li>
  )
}
