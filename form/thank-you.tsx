import { drawingAddress } from '#art/drawing-address.ts'
import { fillTemplate } from '#copy/fill-template.ts'
import type { AdviceCopy } from '#copy/page-types.ts'
import { useCopy, useLink } from '#copy/loader/use-copy.ts'
import { StatusBanner } from '#client/status/status-banner.tsx'
import { Lines } from '#site/ui/lines.tsx'
import { CallButton } from '#client/visit/phone-link.tsx'
import { THANK_YOU_PATH } from './thank-you-path.ts'
import { CallBackPromise } from './call-back-promise.tsx'
import { SubmissionSummary } from './submission-summary.tsx'

const CYLINDER = 'h-auto w-full max-w-none lg:w-[93.75rem]'

function Advice({ copy }: { copy: AdviceCopy }) {
  const link = useLink()
  return (
    <div>
      <h2>{copy.heading}</h2>
      {copy.items.length > 0 && (
        <ul className="mt-8">
          {copy.items.map(({ title, text }) => (
            <li key={title} className="border-t border-steel-3 py-4">
              <h3 className="font-body text-[1.125rem]/normal font-bold">{title}</h3>
              <p className="text-ink-3">{text}</p>
            </li>
          ))}
        </ul>
      )}
      <ul className="page-links mt-4">
        {copy.guides.map(({ path, text }) => (
          <li key={path}>
            <a href={link(path)} className="text-link">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * Renders /thank-you (R3). Its visible text is neutral, for visitors who open it directly;
 * first-paint/fill-thank-you.ts shows the templates of a tab that has just sent a submission.
 */
export function ThankYou() {
  const link = useLink()
  const thankYou = useCopy('thankYou')
  const statusBanner = useCopy('statusBanner')
  const { sent, unknown } = thankYou
  return (
    <>
      <section className="on-dark overflow-clip bg-ink text-card">
        <div className="shell-width grid grid-cols-1 items-start gap-10 pt-8 pb-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:pt-12 lg:pb-24">
          <div>
            <h1 className="text-[min(clamp(4rem,2.8rem+4.6vw,6.75rem),20vw)]">
              <span data-thanks="unknown">
                <Lines lines={unknown.heading} className="block" />
              </span>
              <template data-thanks="sent">
                <Lines lines={sent.heading} className="block" />
              </template>
            </h1>
            <p className="mt-5 max-w-[24rem] text-[1.25rem]/normal">
              <span data-thanks="unknown">{fillTemplate(unknown.lead)}</span>
              <template data-thanks="lockout urgent">
                <CallBackPromise text={sent.lead} />
              </template>
              <template data-thanks="planned">
                <CallBackPromise text={sent.plannedLead} />
              </template>
            </p>
          </div>
          {/* A lock that waits for its key, until a submission has opened it. */}
          <picture data-thanks="unknown" className="max-lg:-mr-5 lg:-mr-[50vw]">
            <source
              media="(min-width: 64rem)"
              srcSet={drawingAddress('cylinder-waiting-wide')}
              width="1500"
              height="388"
            />
            <img
              src={drawingAddress('cylinder-waiting-narrow')}
              alt=""
              width="900"
              height="388"
              className={CYLINDER}
            />
          </picture>
          <template data-thanks="sent">
            <picture className="max-lg:-mr-5 lg:-mr-[50vw]">
              <source
                media="(min-width: 64rem) and (prefers-reduced-motion: no-preference)"
                srcSet={drawingAddress('cylinder-wide-turning')}
                width="1500"
                height="388"
              />
              <source
                media="(min-width: 64rem)"
                srcSet={drawingAddress('cylinder-wide')}
                width="1500"
                height="388"
              />
              <source
                media="(prefers-reduced-motion: no-preference)"
                srcSet={drawingAddress('cylinder-narrow-turning')}
              />
              <img
                src={drawingAddress('cylinder-narrow')}
                alt={thankYou.pictureAlt}
                width="900"
                height="388"
                className={CYLINDER}
              />
            </picture>
          </template>
        </div>
      </section>
      <section className="shell-width grid grid-cols-1 gap-12 py-16 lg:grid-cols-[7fr_5fr] lg:gap-24 lg:py-24">
        <div className="grid grid-cols-1 gap-12 self-start">
          <template data-thanks="sent">
            <div className="status-banner" data-status-banner>
              <StatusBanner copy={statusBanner} page={link(THANK_YOU_PATH)} headingLevel="h2" />
            </div>
          </template>
          <div data-thanks="unknown">
            <Advice copy={{ ...thankYou.waiting, items: [] }} />
          </div>
          <template data-thanks="lockout">
            <Advice copy={thankYou.waiting} />
          </template>
          <template data-thanks="urgent planned">
            <Advice copy={thankYou.planned} />
          </template>
        </div>
        <div className="tag eyelet self-start bg-manila px-[min(1.75rem,7vw)] pt-14 pb-7">
          <template data-thanks="sent">
            <SubmissionSummary copy={thankYou.summary} />
          </template>
          <div className="grid grid-cols-1 gap-4">
            <CallButton />{' '}
            <a href={link('/')} className="btn btn-outline">
              {thankYou.returnHome}
            </a>
          </div>
        </div>
      </section>
    </>
  )
}
