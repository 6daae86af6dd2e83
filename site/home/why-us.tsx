import { perFacts } from '#domain/business/per-facts.ts'
import { useLink } from '#copy/loader/use-copy.ts'
import { LetterTag } from '#art/letter-tag.tsx'
import { WorkOrder, type WorkOrderText } from '#art/work-order/work-order.tsx'
import { fillTemplate } from '#copy/fill-template.ts'
import type { HomeCopy } from '#copy/home-types.ts'
import { Lines } from '#site/ui/lines.tsx'
import { business } from '#domain/business/business.ts'

const sampleAmounts = perFacts(
  () =>
    ({
      emergencyLockout: business.offers.emergencyLockout.price,
      nothing: 0,
    }) as const,
)
const dollars = (amount: number) => `$${amount.toFixed(2)}`

const wordsOf = (workOrder: HomeCopy['why']['workOrder']): WorkOrderText => ({
  ...workOrder,
  lines: workOrder.lines.map((line) => ({
    ...line,
    amount: dollars(sampleAmounts()[line.amount]),
  })),
  total: {
    label: workOrder.total,
    amount: dollars(workOrder.lines.reduce((sum, line) => sum + sampleAmounts()[line.amount], 0)),
  },
  signers: workOrder.signers.map((signer) => ({
    ...signer,
    lines: signer.lines.map((line) => fillTemplate(line)),
  })),
})

/** Renders a sample work order; its letters refer to the four reasons. */
export function WhyUs({ copy }: { copy: HomeCopy['why'] }) {
  const link = useLink()
  return (
    <section className="why shell-width">
      <WorkOrder words={wordsOf(copy.workOrder)} />
      <div>
        <div>
          <h2>
            <Lines lines={copy.heading} />
          </h2>
          <p className="lead">
            {copy.lead}{' '}
            <a href={link('/guides/locksmith-scams')} className="text-link">
              {copy.guide}
            </a>
          </p>
        </div>
        <ul>
          {copy.reasons.map(({ letter, title, text }) => (
            <li key={letter}>
              <LetterTag letter={letter} />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
