import type { ReactNode, Ref } from 'react'
import { drawingAddress } from '#art/drawing-address.ts'
import type { AdviceCopy, ThankYouCopy } from '#copy/page-types.ts'
import { useLink } from '#copy/loader/use-copy.ts'
import type { SentSubmission } from '#app/browser/status/sent-submission.ts'
import { Lines } from '#app/ui/lines.tsx'
import { CallButton } from '#app/ui/phone-link.tsx'
import { CallBackPromise } from './call-back-promise.tsx'
import { SubmissionSummary } from './submission-summary.tsx'

interface ThanksProps {
  readonly copy: ThankYouCopy
  /** The status of the submission. */
  readonly banner: ReactNode
  /** Without it app/browser/fill-thank-you.ts fills in the page and keeps what is meant. */
  readonly sent?: SentSubmission
  /** The heading of a page that is only thanks, or of a part of another one. */
  readonly level: 1 | 2
  readonly headingRef?: Ref<HTMLHeadingElement>
  /** What a page says to a visitor who has sent nothing. */
  readonly unknown?: Readonly<Record<'heading' | 'lead' | 'picture' | 'links', ReactNode>>
}

/** Renders the thanks for a submission: on /thank-you, and in place of the form. */
export function Thanks({ copy, banner, sent, level, headingRef, unknown }: ThanksProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <>
      <section className="thank-you-hero on-dark">
        <div className="shell-width">
          <div>
            <If when="inside" sent={sent}>
              <p>
                <strong>{copy.inside.lead}</strong>
              </p>
            </If>
            <Heading ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
              {unknown && <span data-thanks="unknown">{unknown.heading}</span>}
              <If when="sent" sent={sent}>
                <Lines lines={copy.sent.heading} />
              </If>
            </Heading>
            <p>
              {unknown && <span data-thanks="unknown">{unknown.lead}</span>}
              <If when="inside lockout car urgent" sent={sent}>
                <CallBackPromise text={copy.sent.lead} sent={sent} />
              </If>
              <If when="planned" sent={sent}>
                <CallBackPromise text={copy.sent.plannedLead} sent={sent} />
              </If>
            </p>
          </div>
          {unknown?.picture}
          <If when="sent" sent={sent}>
            <OpenedLock alt={copy.pictureAlt} />
          </If>
        </div>
      </section>
      {unknown?.links}
      <section className="shell-width thank-you">
        <div className="thank-you-parts">
          <If when="sent" sent={sent}>
            {banner}
          </If>
          <If when="inside" sent={sent}>
            <Advice copy={copy.inside} />
          </If>
          <If when="lockout" sent={sent}>
            <Advice copy={copy.waiting} />
          </If>
          <If when="car" sent={sent}>
            <Advice copy={copy.inCar} />
          </If>
          <If when="urgent planned" sent={sent}>
            <Advice copy={copy.planned} />
          </If>
        </div>
        <If when="sent" sent={sent}>
          <div className="thank-you-tag tag eyelet">
            <SubmissionSummary copy={copy.summary} sent={sent} />
            <div className="thank-you-links">
              <CallButton /> {level === 1 && <HomeLink text={copy.returnHome} />}
            </div>
          </div>
        </If>
      </section>
    </>
  )
}

export function HomeLink({ text }: { text: string }) {
  const link = useLink()
  return (
    <a href={link('/')} className="btn btn-outline">
      {text}
    </a>
  )
}

interface IfProps {
  /** 'sent', or the kinds of advice for one of which it is meant. */
  readonly when: string
  readonly sent: SentSubmission | undefined
  readonly children: ReactNode
}

/** Renders what is meant for some submissions: in a template until it is known what was sent. */
function If({ when, sent, children }: IfProps) {
  if (sent === undefined) return <template data-thanks={when}>{children}</template>
  return (when === 'sent' || when.includes(sent.advice)) && children
}

/** The key goes in and turns, or is in already for visitors who prefer less motion. */
function OpenedLock({ alt }: { alt: string }) {
  return (
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
      <img src={drawingAddress('lock/opened-narrow')} alt={alt} width="900" height="388" />
    </picture>
  )
}

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
