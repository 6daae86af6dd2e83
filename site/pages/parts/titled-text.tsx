import type { Passage } from '#copy/types.ts'
import { BusinessText } from '#client/visit/business-text.tsx'

/** Renders a heading and its paragraphs, optionally the first as the lead. */
export function TitledText({ copy, lead }: { copy: Passage; lead?: boolean }) {
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
