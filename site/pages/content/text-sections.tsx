import type { Passage } from '#copy/types.ts'
import { BusinessText } from '#client/visit/business-text.tsx'

/**
 * Renders passages one below the other, each under a rule, its heading beside its text if there is
 * room.
 */
export function TextSections({ passages }: { passages: readonly Passage[] }) {
  return (
    <div className="ruled-passages">
      {passages.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <div>
            {paragraphs.map((text) => (
              <p key={text}>
                <BusinessText text={text} />
              </p>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
