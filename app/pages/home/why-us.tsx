import { LetterTag } from '#art/letter-tag.tsx'
import { WorkOrder, type WorkOrderText } from '#art/work-order/work-order.tsx'
import type { FrontOf } from '#content/kinds.ts'
import type { Block } from '#content/read.ts'
import { linesOf, paragraphs, titledItems } from '#content/text.ts'
import { Inline } from '#app/blocks/text.tsx'
import { Lines } from '#app/ui/lines.tsx'
import { business } from '#domain/business/business.ts'

const dollars = (amount: number) => `$${amount.toFixed(2)}`
const letter = (index: number): string => String.fromCharCode(65 + index)

/** Returns the example as its drawing shows it: the first line has the price of a lockout. */
function wordsOf({
  facts,
  lines,
  total,
  signers,
  ...texts
}: FrontOf<'/'>['workOrder']): WorkOrderText {
  const price = business.offers.emergencyLockout.price
  return {
    ...texts,
    facts: Object.entries(facts).map(([label, value]) => ({ label, value })),
    lines: lines.map(([text = '', note], index) => ({
      letter: letter(index),
      text,
      ...(note !== undefined && { note }),
      amount: dollars(index === 0 ? price : 0),
    })),
    total: { label: total, amount: dollars(price) },
    signers: Object.entries(signers).map(([title, said], index) => ({
      letter: letter(lines.length + index),
      title,
      lines: said.filter((line) => line !== ''),
    })),
  }
}

interface WhyUsProps {
  readonly block: Block
  readonly workOrder: FrontOf<'/'>['workOrder']
}

/** Renders a sample work order; its letters refer to the four reasons. */
export function WhyUs({ block, workOrder }: WhyUsProps) {
  return (
    <section className="why shell-width">
      <WorkOrder words={wordsOf(workOrder)} />
      <div>
        <div>
          <h2>
            <Lines lines={linesOf(block.heading)} />
          </h2>
          {paragraphs(block.nodes).map((text, index) => (
            <p key={index} className="lead">
              <Inline nodes={text} />
            </p>
          ))}
        </div>
        <ul>
          {titledItems(block.nodes).map(({ title, nodes }, index) => (
            <li key={title}>
              <LetterTag letter={letter(index)} />
              <div>
                <h3>{title}</h3>
                <p>
                  <Inline nodes={nodes} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
