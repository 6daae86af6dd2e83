import type { LegalSection, Switched } from '#copy/page-types.ts'
import { fill } from '#copy/fill.ts'
import { Copy } from '#client/visit/copy.tsx'
import { SWITCH_MARKS } from '#domain/switches.ts'

/** Sections to be read from top to bottom; lists have their names in bold. */
export function ReadingSections({ sections }: { sections: readonly LegalSection[] }) {
  return sections.map(({ heading, paragraphs, items }) => (
    <section key={heading}>
      <h2>{heading}</h2>
      {paragraphs.map((text) =>
        typeof text === 'string' ? (
          <p key={text}>
            <Copy text={text} />
          </p>
        ) : (
          <SwitchedSentence key={text.about} sentence={text} />
        ),
      )}
      {items && (
        <dl>
          {items.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <Copy text={text} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  ))
}

/** What is true either way, with what the server may put in its place. */
function SwitchedSentence({ sentence: { about, either, on, off } }: { sentence: Switched }) {
  const marks = {
    [SWITCH_MARKS.name]: about,
    [SWITCH_MARKS.on]: fill(on),
    [SWITCH_MARKS.off]: off === null ? undefined : fill(off),
  }
  return <p {...marks}>{fill(either)}</p>
}
