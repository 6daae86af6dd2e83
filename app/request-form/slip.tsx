import { thankYou } from '#app/content/en/pages/thank-you.ts'
import type { Receipt } from '#app/receipt-strip/receipt.ts'

const { slip } = thankYou

/** What was sent, as it is read back. Without a receipt boot/receipt.ts fills it in. */
export function Slip({ receipt }: { receipt?: Receipt }) {
  return (
    <>
      <h2 className="text-[2.1rem]">{slip.heading}</h2>
      <dl className="mt-3">
        {(
          [
            [slip.service, 'service'],
            [slip.where, 'address'],
            [slip.when, 'timeframe'],
          ] as const
        ).map(([label, name]) => (
          <div key={name} className="flex flex-wrap gap-x-2 border-t-[1.5px] border-ink py-2.5">
            <dt className="w-[5.5rem] text-ink-3">{label}</dt>
            <dd className="flex-[1_1_8rem] font-semibold" data-receipt={name}>
              {receipt?.[name]}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 mb-4 text-[0.9375rem]">{slip.wrong}</p>
    </>
  )
}
