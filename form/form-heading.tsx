import { fillTemplate } from '#copy/fill-template.ts'
import { useCopy } from '#copy/loader/use-copy.ts'
import { ProgressPins } from '#art/pins/progress-pins.tsx'
import type { ProgressPin } from './progress.ts'

/** Renders heading, status line and pins. The count is also announced as text (polite). */
export function FormHeading({
  pins,
  isCounted,
  status,
}: {
  pins: readonly ProgressPin[]
  /** False while the status line counts the errors, so that there is only one count. */
  isCounted: boolean
  status: string
}) {
  const messages = useCopy('submissionForm')
  const set = pins.filter((pin) => pin.set).length
  return (
    <div className="form-head">
      <div>
        <h2>{messages.heading}</h2>
        <p>{status}</p>
      </div>
      <div>
        <ProgressPins pins={pins} />
        <p aria-live="polite">
          {isCounted &&
            fillTemplate(messages.status.pins, { set: String(set), total: String(pins.length) })}
        </p>
      </div>
    </div>
  )
}
