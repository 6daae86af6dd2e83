import type { Block } from '#content/read.ts'
import { titledItems } from '#content/text.ts'
import { Inline } from '#app/blocks/text.tsx'
import { KeySteps } from '#app/ui/key-steps.tsx'

export function Process({ block }: { block: Block }) {
  return (
    <section className="process">
      <div className="shell-width">
        <h2>
          <Inline nodes={block.heading} />
        </h2>
        <KeySteps
          steps={titledItems(block.nodes).map(({ title, nodes }) => ({
            title,
            text: <Inline nodes={nodes} />,
          }))}
        />
      </div>
    </section>
  )
}
