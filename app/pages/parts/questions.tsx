import type { Block } from '#content/read.ts'
import { titledParts } from '#content/text.ts'
import { Inline } from '#app/blocks/text.tsx'
import { Accordion } from '#app/ui/accordion.tsx'

/** Renders the page's own questions under or beside their heading; the first answer is open. */
export function Questions({ block }: { block: Block }) {
  return (
    <>
      <h2>
        <Inline nodes={block.heading} />
      </h2>
      <Accordion
        openFirst
        items={titledParts(block.nodes).map(({ title, nodes }) => ({
          question: title,
          answer: <Inline nodes={nodes} />,
        }))}
      />
    </>
  )
}
