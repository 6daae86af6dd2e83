import { drawingAddress } from '#art/drawing-address.ts'
import { fillTemplate } from '#copy/fill-template.ts'
import type { AdviceCopy } from '#copy/page-types.ts'
import { useCopy, useLink } from '#copy/loader/use-copy.ts'
import { StatusBanner } from '#app/browser/status/status-banner.tsx'
import { Lines } from '#app/ui/lines.tsx'
import { CallButton } from '#app/ui/phone-link.tsx'
import { THANK_YOU_PATH } from './thank-you-path.ts'
import { CallBackPromise } from './call-back-promise.tsx'
import { SubmissionSummary } from './submission-summary.tsx'

function Advice({ copy }: { copy: AdviceCopy }) {
  const link = useLink()
  return (
    <div>
      <h2>{copy.heading}</h2>
      {copy.items.length > 0 && (
        <ul className="advice-items">
          {copy.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
      <ul className="page-links">
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
 * Renders /thank-you. Its visible text is neutral, for visitors who open it directly;
 * app/browser/fill-thank-you.ts shows the templates of a tab that has just sent a submission.
 */
export function ThankYou() {
  const link = useLink()
  const thankYou = useCopy('thankYou')
  const statusBanner = useCopy('statusBanner')
  const { bookService } = useCopy('shell').callBar
  const { sent, unknown } = thankYou
  return (
    <>
      <section className="thank-you-hero on-dark">
        <div className="shell-width">
          <div>
            <template data-thanks="inside">
              <p>
                <strong>{thankYou.inside.lead}</strong>
              </p>
            </template>
            <h1>
              <span data-thanks="unknown">
                <Lines lines={unknown.heading} />
              </span>
              <template data-thanks="sent">
                <Lines lines={sent.heading} />
              </template>
            </h1>
            <p>
              <span data-thanks="unknown">{fillTemplate(unknown.lead)}</span>
              <template data-thanks="inside lockout car urgent">
                <CallBackPromise text={sent.lead} />
              </template>
              <template data-thanks="planned">
                <CallBackPromise text={sent.plannedLead} />
              </template>
            </p>
          </div>
          {/* A lock that waits for its key, until a submission has opened it. */}
          <picture data-thanks="unknown">
            <source
              media="(min-width: 64rem)"
              srcSet={drawingAddress('lock/without-key-wide')}
              width="1500"
              height="388"
            />
            <img src={drawingAddress('lock/without-key-narrow')} alt="" width="900" height="388" />
          </picture>
          <template data-thanks="sent">
            <picture>
              <source
                media="(min-width: 64rem) and (prefers-reduced-motion: no-preference)"
                srcSet={drawingAddress('lock/opening-wide')}
                width="1500"
                height="388"
              />
              <source
                media="(min-width: 64rem)"
                srcSet={drawingAddress('lock/opened-wide')}
                width="1500"
                height="388"
              />
              <source
                media="(prefers-reduced-motion: no-preference)"
                srcSet={drawingAddress('lock/opening-narrow')}
              />
              <img
                src={drawingAddress('lock/opened-narrow')}
                alt={thankYou.pictureAlt}
                width="900"
                height="388"
              />
            </picture>
          </template>
        </div>
      </section>
      <section className="shell-width thank-you">
        <div className="thank-you-parts">
          <template data-thanks="sent">
            <div className="status-banner" data-status-banner>
              <StatusBanner copy={statusBanner} page={link(THANK_YOU_PATH)} headingLevel="h2" />
            </div>
          </template>
          <div data-thanks="unknown">
            <p>
              <a href={link('/book-online')} className="btn btn-brass">
                {bookService}
              </a>
            </p>
          </div>
          <template data-thanks="inside">
            <Advice copy={thankYou.inside} />
          </template>
          <template data-thanks="lockout">
            <Advice copy={thankYou.waiting} />
          </template>
          <template data-thanks="car">
            <Advice copy={thankYou.inCar} />
          </template>
          <template data-thanks="urgent planned">
            <Advice copy={thankYou.planned} />
          </template>
        </div>
        <div className="thank-you-tag tag eyelet">
          <template data-thanks="sent">
            <SubmissionSummary copy={thankYou.summary} />
          </template>
          <div className="thank-you-links">
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
