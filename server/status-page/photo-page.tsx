import { STATUS_PAGE_MESSAGES } from '#copy/server/status-page.ts'
import { PHOTO_MESSAGES } from '#copy/server/visitor-photos.ts'
import { photoLimit } from '#domain/submission/photo-limits.ts'
import { ProblemMessage } from '#server/pages/parts/fields.tsx'
import { BackLink, StatusFrame } from './status-frame.tsx'
import { photosLeft, type StatusPageProps } from './status-view.ts'

interface PhotoPageProps extends StatusPageProps {
  readonly problem?: string | null
}

/**
 * Renders the form for a photo, complete without a script: the first field that has a file is sent.
 * With one (app/browser/status/send-photos.ts) it sends several, scaled on the phone. The camera has a
 * field of its own, because Android's picker of photos (version 14) offers none.
 */
export function PhotoPage(props: PhotoPageProps) {
  const { view, problem = null } = props
  const { language } = view
  const messages = PHOTO_MESSAGES[language]
  const limit = photoLimit({ ...view.facts, ...view })
  return (
    <StatusFrame language={language} title={messages.heading}>
      <h1>{messages.heading}</h1>
      <p className="lead">{messages.text(limit)}</p>
      <form method="post" encType="multipart/form-data" data-photos={photosLeft(view)}>
        <div className="pick">
          <label className="btn btn-outline" htmlFor="photo">
            {messages.label}
          </label>
          <input
            type="file"
            id="photo"
            name="photo"
            accept="image/*"
            aria-invalid={problem !== null}
            aria-describedby={problem === null ? undefined : 'problem'}
          />
        </div>
        <div className="pick">
          <label className="btn btn-outline" htmlFor="camera">
            {messages.camera}
          </label>
          <input type="file" id="camera" name="photo" accept="image/*" capture="environment" />
        </div>
        <ProblemMessage problem={problem} />
        <div
          role="alert"
          data-refused=""
          data-unsent={messages.unsent}
          data-full={view.facts.wasAccepted ? messages.full : messages.waiting}
        />
        <button className="btn btn-brass" data-sending={messages.sending}>
          {messages.send}
        </button>
      </form>
      <BackLink to={props} text={STATUS_PAGE_MESSAGES[language].back} />
    </StatusFrame>
  )
}
