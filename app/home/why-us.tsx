import { LetterTag } from '#app/art/letter-tag.tsx'
import { WorkOrder, type WorkOrderWords } from '#app/art/work-order/work-order.tsx'
import { fill } from '#app/content/fill.ts'
import { home } from '#app/content/en/home.ts'
import { Lines } from '#app/ui/lines.tsx'
import { business } from '#domain/business.ts'

const { why } = home
const { workOrder } = why

const AMOUNTS = { emergencyLockout: business.offers.emergencyLockout.price, nothing: 0 } as const
const dollars = (amount: number) => `$${amount.toFixed(2)}`

const WORDS: WorkOrderWords = {
  ...workOrder,
  lines: workOrder.lines.map((line) => ({ ...line, amount: dollars(AMOUNTS[line.amount]) })),
  total: {
    label: workOrder.total,
    amount: dollars(workOrder.lines.reduce((sum, line) => sum + AMOUNTS[line.amount], 0)),
  },
  signers: workOrder.signers.map((signer) => ({
    ...signer,
    lines: signer.lines.map((line) => fill(line)),
  })),
}

/** A sample work order; its letters tie it to the four reasons. */
export function WhyUs() {
  return (
    <section className="why shell-width">
      <WorkOrder words={WORDS} />
      <div>
        <div>
          <h2>
            <Lines lines={why.heading} />
          </h2>
          <p className="lead">
            {why.lead}{' '}
            <a href="/guides/locksmith-scams" className="text-link">
              {why.guide}
            </a>
          </p>
        </div>
        <ul>
          {why.reasons.map(({ letter, title, text }) => (
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
