import type { StatusBannerCopy } from '#copy/page-types.ts'
import { STATUS_STEPS } from '#domain/lead/status-page.ts'
import { Step } from '#app/ui/step.tsx'

/** Renders the status of a submission until banner.ts replaces the parts at the first poll. */
export function StatusBanner({
  copy: messages,
  page,
  headingLevel: Heading,
  unsent = null,
  storedTime = null,
}: {
  readonly copy: StatusBannerCopy
  /** Target of its link until the address of the status page is known. */
  readonly page: string
  readonly headingLevel: 'h2' | 'h3'
  /** Text while the submission may be only on this phone, without steps; `null` once sent. */
  readonly unsent?: string | null
  /** Time of day at which the server stored it; fill-thank-you.ts fills in prerendered pages. */
  readonly storedTime?: string | null
}) {
  return (
    <>
      <Heading>{messages.progress}</Heading>
      <p className="status-banner-text" role="status">
        <span data-part="heading">{unsent ?? messages.stored}</span> <span data-part="lead" />
      </p>
      <p className="status-banner-text" role="status" data-stale hidden>
        {messages.stale}
      </p>
      <ol className="steps" data-part="steps" hidden={unsent !== null}>
        {STATUS_STEPS.map((kind) => (
          <Step key={kind} name={messages.steps[kind]} isOpen={kind !== 'stored'}>
            {kind === 'stored' ? (
              <time data-sent-field="storedAt">{storedTime ?? messages.notYet}</time>
            ) : (
              <i>{messages.notYet}</i>
            )}
          </Step>
        ))}
      </ol>
      <p className="status-banner-links" data-part="links" data-title={messages.shareTitle} hidden>
        <a className="btn btn-ink" href={page}>
          {messages.page}
        </a>
        <button type="button" className="text-link" data-copied={messages.copied}>
          {messages.share}
        </button>
        <a className="text-link" href="sms:">
          {messages.sms}
        </a>
      </p>
    </>
  )
}
