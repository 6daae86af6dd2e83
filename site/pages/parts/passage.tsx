import type { Passage as PassageCopy } from '#copy/types.ts'
import { BusinessText } from '#client/visit/business-text.tsx'

/** Renders a heading and its paragraphs, optionally the first as the lead. */
export function Passage({ copy, lead }: { copy: PassageCopy; lead?: boolean }) {
  return (
    <>
      <h2>{copy.heading}</h2>
      {copy.paragraphs.map((text, index) => (
        <p key={text} className={lead && index === 0 ? 'lead' : undefined}>
          <BusinessText text={text} />
        </p>
      ))}
    </>
  )
}
