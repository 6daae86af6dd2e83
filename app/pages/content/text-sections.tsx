import type { Block } from '#content/read.ts'
import { plainText } from '#content/text.ts'
import { Inline, Text } from '#app/blocks/text.tsx'

/**
 * Renders sections one below the other, each under a rule, its heading beside its text if there is
 * room.
 */
export function TextSections({ sections }: { sections: readonly Block[] }) {
  return (
    <div className="ruled-passages">
      {sections.map(({ heading, nodes }) => (
        <section key={plainText(heading)}>
          <h2>
            <Inline nodes={heading} />
          </h2>
          <div>
            <Text nodes={nodes} />
          </div>
        </section>
      ))}
    </div>
  )
}
