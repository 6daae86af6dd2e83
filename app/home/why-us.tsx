import { LetterTag } from '#app/art/letter-tag.tsx'
import { WorkOrder, type WorkOrderWords } from '#app/art/work-order/work-order.tsx'
import { fill } from '#app/content/fill.ts'
import { home } from '#app/content/home.ts'
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
    <section className="shell-width grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-12 py-16 lg:grid-cols-[17fr_18fr] lg:py-28">
      <div className="order-2 lg:order-none">
        <WorkOrder words={WORDS} />
      </div>
      <div className="contents lg:block">
        <div className="order-1">
          <h2>
            {why.heading.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </h2>
          <p className="lead mt-3 text-ink-3">{why.lead}</p>
        </div>
        <ul className="order-3 lg:mt-8">
          {why.reasons.map(({ letter, title, text }) => (
            <li key={letter} className="flex gap-4 border-t border-steel-3 py-4">
              <LetterTag letter={letter} className="mt-0.5" />
              <div>
                <h3 className="font-body text-[1.1875rem]/normal font-bold tracking-normal">
                  {title}
                </h3>
                <p className="text-ink-3">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
