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
          <FlaggedSentence key={text.about} sentence={text} />
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
function FlaggedSentence({ sentence: { about, either, on, off } }: { sentence: FlaggedText }) {
  const attributes = {
    [FEATURE_FLAG_ATTRIBUTES.name]: about,
    [FEATURE_FLAG_ATTRIBUTES.on]: fillTemplate(on),
    [FEATURE_FLAG_ATTRIBUTES.off]: off === null ? undefined : fillTemplate(off),
  }
  return <p {...attributes}>{fillTemplate(either)}</p>
}
