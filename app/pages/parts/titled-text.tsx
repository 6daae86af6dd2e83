import type { Block } from '#content/read.ts'
import { paragraphs } from '#content/text.ts'
import { Inline } from '#app/blocks/text.tsx'

/** Renders a heading and its paragraphs, optionally the first as the lead. */
export function TitledText({ block, lead }: { block: Block; lead?: boolean }) {
  return (
    <>
      <h2>
        <Inline nodes={block.heading} />
      </h2>
      {paragraphs(block.nodes).map((text, index) => (
        <p key={index} className={lead && index === 0 ? 'lead' : undefined}>
          <Inline nodes={text} />
        </p>
      ))}
    </>
  )
}
