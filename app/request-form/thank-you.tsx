import cylinderNarrow from 'virtual:drawing/cylinder-narrow'
import cylinderWide from 'virtual:drawing/cylinder-wide'
import { Fragment, useEffect, useState } from 'react'
import { Copy } from '#app/visitor/copy.tsx'
import { thankYou } from '#app/content/pages/thank-you.ts'
import { PhoneLink, PhoneNumber } from '#app/visitor/phone-link.tsx'
import { wasJustSubmitted } from '#app/visitor/visit-storage.ts'
import { Phone } from '#app/ui/icons.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { type Receipt, readReceipt } from './receipt.ts'

/** The page after a request (R3), and the same page opened without one. */
export function ThankYou() {
  const [receipt, setReceipt] = useState<Receipt | null>(null)
  // In an effect: the prerendered page cannot know what this tab has sent.
  useEffect(() => setReceipt(wasJustSubmitted() ? readReceipt() : null), [])
  const words = receipt ? thankYou.sent : thankYou.unknown
  return (
    <>
      <section className="on-dark overflow-clip bg-ink text-card">
        <div className="shell-width grid items-start gap-10 pt-8 pb-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:pt-12 lg:pb-24">
          <div>
            <h1 className="text-[clamp(4rem,2.8rem+4.6vw,6.75rem)]">
              {words.heading.map((line) => (
                <Fragment key={line}>
                  <span className="block">{line}</span>{' '}
                </Fragment>
              ))}
            </h1>
            <p className="mt-5 max-w-[24rem] text-[1.25rem]/normal">
              <Copy text={words.lead} values={receipt ? { visitorPhone: receipt.phone } : {}} />
            </p>
          </div>
          <picture className="max-lg:-mr-5 lg:-mr-[50vw]">
            <source media="(min-width: 64rem)" srcSet={cylinderWide} width="1500" height="388" />
            <img
              src={cylinderNarrow}
              alt={thankYou.pictureAlt}
              width="480"
              height="388"
              className="h-auto w-full max-w-none lg:w-[93.75rem]"
            />
          </picture>
        </div>
      </section>
      <section className="shell-width grid gap-12 py-16 lg:grid-cols-[7fr_5fr] lg:gap-24 lg:py-24">
        <div>
          <h2>{thankYou.waiting.heading}</h2>
          <ul className="mt-8">
            {thankYou.waiting.items.map(({ title, text }) => (
              <li key={title} className="border-t border-steel-3 py-4">
                <h3 className="font-body text-[1.125rem]/normal font-bold">{title}</h3>
                <p className="text-ink-3">{text}</p>
              </li>
            ))}
          </ul>
          <p className="mt-4">
            <PageLink to="/guides/while-you-wait" className="text-link">
              {thankYou.waiting.guide}
            </PageLink>
          </p>
        </div>
        <Slip receipt={receipt} />
      </section>
    </>
  )
}

/** What was sent, on a manila tag; without a request only the way on. */
function Slip({ receipt }: { receipt: Receipt | null }) {
  const { slip, returnHome } = thankYou
  return (
    <aside className="tag self-start bg-manila px-7 pt-14 pb-7">
      {receipt && (
        <>
          <h2 className="text-[2.1rem]">{slip.heading}</h2>
          <dl className="mt-3">
            {(
              [
                [slip.service, receipt.service],
                [slip.where, receipt.address],
                [slip.when, receipt.timeframe],
              ] as const
            ).map(([label, value]) => (
              <div
                key={label}
                className="grid grid-cols-[5.5rem_1fr] gap-2 border-t-[1.5px] border-ink py-2.5"
              >
                <dt className="text-ink-3">{label}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-2 mb-4 text-[0.9375rem]">{slip.wrong}</p>
        </>
      )}
      <div className="grid gap-4">
        <PhoneLink className="btn btn-call">
          <Phone />
          <PhoneNumber />
        </PhoneLink>{' '}
        <PageLink to="/" className="btn btn-outline">
          {returnHome}
        </PageLink>
      </div>
    </aside>
  )
}
