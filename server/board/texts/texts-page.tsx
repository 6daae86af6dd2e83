import { TEXTS_MESSAGES } from '#copy/server/texts.ts'
import type { Language } from '#domain/text/language.ts'
import { BUSINESS_ADDRESS, TEXTS_ADDRESS, textsAddress } from '#server/board/addresses.ts'
import type { Saved } from '#server/board/saved.ts'
import { SavedNote } from '#server/board/saved-note.tsx'
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
  readonly saved: Saved | null
}

/** Renders `/staff/texts`: the pages whose texts can be changed, and the versions. */
export function TextsPage({ language, groups, versions, saved }: TextsPageProps) {
  const messages = TEXTS_MESSAGES[language]
  return (
    <OwnerFrame language={language} title={messages.heading} here={TEXTS_ADDRESS}>
      <h1>{messages.heading}</h1>
      <p className="more">
        {messages.text} {messages.rule}
      </p>
      {groups.map(({ heading, rows }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <ul className="doors">
            {rows.map((row) => (
              <Row key={row.id} row={row} language={language} saved={saved} />
            ))}
          </ul>
        </section>
      ))}
      <Versions language={language} versions={versions} saved={saved} isOfTexts />
      <Back to={[BUSINESS_ADDRESS, BUSINESS_MESSAGES[language].back]} />
    </OwnerFrame>
  )
}

interface RowProps extends Pick<TextsPageProps, 'language' | 'saved'> {
  readonly row: TextRow
}

function Row({ row, language, saved }: RowProps) {
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
      <SavedNote language={language} saved={saved} kinds={['facts']} row={row.id} />
    </li>
  )
}
