import type { LegalSection } from '#copy/page-types.ts'
import { fillTemplate } from '#copy/fill-template.ts'
import { BusinessText } from '#client/visit/business-text.tsx'
import { FlaggedSentence } from '#site/ui/flagged-sentence.tsx'
import { Slot } from '#site/ui/slot.tsx'

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
          // The neutral wording; the server knows which one applies.
          <Slot key={text.about} name={text.about}>
            <FlaggedSentence text={fillTemplate(text.either)} />
          </Slot>
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
