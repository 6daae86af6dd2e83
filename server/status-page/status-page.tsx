import { PHOTO_MESSAGES } from '#copy/server/visitor-photos.ts'
import { REVIEW_MESSAGES } from '#copy/server/visitor-review.ts'
import { STATUS_PAGE_MESSAGES } from '#copy/server/status-page.ts'
import type { Language } from '#domain/text/language.ts'
import { serviceName } from '#server/leads/facts/service-name.ts'
import { timeOf } from '#server/pages/times.ts'
import { DescriptionRow } from '#server/pages/parts/description-row.tsx'
import { StatusFragment, titleOf } from './fragment.tsx'
import { pathOf, StatusFrame } from './status-frame.tsx'
import {
  countPhotos,
  isOpenIn,
  isReviewOpen,
  photoState,
  type StatusPageProps,
} from './status-view.ts'

/** Renders the status of the lead and the visitor's actions; complete without a script. */
export function StatusPage(props: StatusPageProps) {
  const { view, link, isReadOnly = false, isJoined = false } = props
  const { language } = view
  const messages = STATUS_PAGE_MESSAGES[language]
  const isOpen = isOpenIn(view)
  const isOwn = !isReadOnly && !isJoined
  return (
    <StatusFrame language={language} title={titleOf(view)} refreshes={isOpen}>
      <StatusFragment {...props} />
      <div className="two">
        <section className="tag eyelet">
          <h2>{messages.facts.heading}</h2>
          <dl>
            <FactRows {...props} />
          </dl>
          {isOpen && Boolean(view.appointment_start) && (
            <a className="btn btn-outline" href={pathOf(props, '/calendar.ics')}>
              {messages.facts.calendar}
            </a>
          )}
          {isReadOnly && <p>{messages.readOnly}</p>}
          {isJoined && <p>{messages.joined}</p>}
          {isOpen && !isReadOnly && (
            <a className="btn btn-outline" href={pathOf(props, '/note')}>
              {messages.note.link}
            </a>
          )}
          {isOpen && isOwn && (
            <>
              <PhotoLink {...props} />
              <a className="quiet-link" href={pathOf(props, '/cancel')}>
                {messages.cancel.link}
              </a>
            </>
          )}
          {isOwn && <ReviewLink {...props} />}
        </section>
        {isOpen && isOwn && <SaveLinkSection link={link} language={language} />}
      </div>
    </StatusFrame>
  )
}

function FactRows({ view, now }: StatusPageProps) {
  const { service, town, initial, storedAt, language } = view
  const { facts } = STATUS_PAGE_MESSAGES[language]
  const rows: readonly (readonly [string, string])[] = [
    [facts.service, serviceName(service, language)],
    [facts.town, town],
    [facts.visitor, initial === '' ? '' : `${initial}.`],
    [facts.received, timeOf(storedAt, now, language)],
  ]
  return rows
    .filter(([, value]) => value !== '')
    .map(([label, value]) => (
      <DescriptionRow key={label} label={label}>
        {value}
      </DescriptionRow>
    ))
}

/**
 * Renders how many photos were sent, and the link to send another one or from when on that is
 * possible. The photos are for staff only.
 */
function PhotoLink(props: StatusPageProps) {
  const { view } = props
  const messages = PHOTO_MESSAGES[view.language]
  const count = countPhotos(view)
  const state = photoState(view)
  return (
    <>
      {count > 0 && <p>{messages.sent(count)}</p>}
      {state === 'waiting' && <p>{messages.waiting}</p>}
      {state === 'open' && (
        <a className="btn btn-outline" href={pathOf(props, '/photo')}>
          {messages.link}
        </a>
      )}
    </>
  )
}

/** Renders the link to the review form, thanks after it, or nothing before the job is done. */
function ReviewLink(props: StatusPageProps) {
  const { view } = props
  const messages = REVIEW_MESSAGES[view.language]
  if (isReviewOpen(view))
    return (
      <a className="btn btn-outline" href={pathOf(props, '/review')}>
        {messages.link}
      </a>
    )
  return view.hasReview ? <p>{messages.thanks}</p> : null
}

interface SaveLinkSectionProps {
  readonly link: string
  readonly language: Language
}

function SaveLinkSection({ link, language }: SaveLinkSectionProps) {
  const { keep, share, copied, shareTitle, sms } = STATUS_PAGE_MESSAGES[language]
  return (
    <section>
      <h2>{keep.heading}</h2>
      <p>{keep.text}</p>
      <button type="button" className="btn btn-outline" data-share="" hidden>
        {share}
      </button>
      <button type="button" className="btn btn-outline" data-copy="" data-copied={copied} hidden>
        {keep.copy}
      </button>
      <a
        className="btn btn-outline"
        href={`sms:?&body=${encodeURIComponent(`${shareTitle}: ${link}`)}`}
      >
        {sms}
      </a>
    </section>
  )
}
