import type { LegalSection, FlaggedText } from '#copy/page-types.ts'
import { fillTemplate } from '#copy/fill-template.ts'
import { BusinessText } from '#client/visit/business-text.tsx'
import { FEATURE_FLAG_ATTRIBUTES } from '#domain/feature-flags.ts'

/** Renders sections of continuous text; list items have their names in bold. */
export function ReadingSections({ sections }: { sections: readonly LegalSection[] }) {
  return sections.map(({ heading, paragraphs, items }) => (
    <section key={heading}>
      <h2>{heading}</h2>
      {paragraphs.map((text) =>
        typeof text === 'string' ? (
          <p key={text}>
            <BusinessText text={text} />
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
                <BusinessText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  ))
}

/** Renders the neutral wording; the server may replace it by an attribute. */
function SwitchedSentence({ sentence: { about, either, on, off } }: { sentence: FlaggedText }) {
  const marks = {
    [FEATURE_FLAG_ATTRIBUTES.name]: about,
    [FEATURE_FLAG_ATTRIBUTES.on]: fillTemplate(on),
    [FEATURE_FLAG_ATTRIBUTES.off]: off === null ? undefined : fillTemplate(off),
  }
  return <p {...marks}>{fillTemplate(either)}</p>
}
