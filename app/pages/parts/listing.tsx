import type { Block } from '#content/read.ts'
import { listItems, plainText } from '#content/text.ts'
import { Inline } from '#app/blocks/text.tsx'

export function Listing({ block: { heading, nodes } }: { block: Block }) {
  return (
    <div className="listing">
      <h3>
        <Inline nodes={heading} />
      </h3>
      <ul>
        {listItems(nodes).map((item) => (
          <li key={plainText(item)}>
            <Inline nodes={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}
