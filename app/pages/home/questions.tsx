import { documentAt } from '#content/documents.ts'
import type { Block } from '#content/read.ts'
import { linesOf, titledParts } from '#content/text.ts'
import { useCopy } from '#copy/loader/use-copy.ts'
import { Inline, withoutFurtherLinks } from '#app/blocks/text.tsx'
import { Accordion } from '#app/ui/accordion.tsx'
import { Lines } from '#app/ui/lines.tsx'

/** Renders some of the questions of the FAQ page, by their anchors. */
export function Questions({ block }: { block: Block }) {
  const { blocks } = documentAt('/faq', useCopy('language'))
  const questions = blocks.flatMap(({ nodes }) => titledParts(nodes))
  const ids = block.attributes['ids'] as readonly string[]
  return (
    <section className="questions shell-width">
      <div>
        <h2>
          <Lines lines={linesOf(block.heading)} />
        </h2>
        <p className="lead">
          <Inline nodes={block.nodes} />
        </p>
      </div>
      <Accordion
        openFirst
        items={ids
          .flatMap((id) => questions.find((question) => question.id === id) ?? [])
          .map(({ title, nodes }) => ({
            question: title,
            answer: <Inline nodes={withoutFurtherLinks(nodes)} />,
          }))}
      />
    </section>
  )
}
