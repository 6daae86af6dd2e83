import type { LegalSection } from '#copy/page-types.ts'
import { BusinessText } from '#client/visit/business-text.tsx'
import { FlaggedSentence } from './flagged-sentence.tsx'

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
