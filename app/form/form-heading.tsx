import { type ComponentType, lazy, Suspense, useRef } from 'react'
import { fillTemplate } from '#copy/fill-template.ts'
import { useCopy } from '#copy/loader/use-copy.ts'
import type { FormKeyProps } from '#art/computed/pins/form-key.tsx'
import { ProgressPins } from '#art/computed/pins/progress-pins.tsx'
import { BarPins } from './bar-pins.tsx'
import type { ProgressPin } from './progress.ts'

/** Without this chunk the pins stay as they were; the text counts. */
const FormKey = lazy<ComponentType<FormKeyProps>>(() =>
  import('#art/computed/pins/form-key.tsx').catch(() => ({
    default: ({ total }) => <ProgressPins count={total} />,
  })),
)

/** Renders heading, status line and pins. The count is also announced as text (polite). */
export function FormHeading({
  pins,
  isCounted,
  isTouched,
  isSent,
  status,
}: {
  pins: readonly ProgressPin[]
  /** False while the status line counts the errors, so that there is only one count. */
  isCounted: boolean
  /** True from the first touch of the form on: loads the key. */
  isTouched: boolean
  isSent: boolean
  status: string
}) {
  const messages = useCopy('submissionForm')
  const head = useRef<HTMLDivElement>(null)
  const set = pins.filter((pin) => pin.set).length
  const counted = fillTemplate(messages.status.pins, {
    set: String(set),
    total: String(pins.length),
  })
  const key = (
    <Suspense fallback={<ProgressPins count={pins.length} />}>
      <FormKey total={pins.length} set={set} isSent={isSent} />
    </Suspense>
  )
  return (
    <div ref={head} className="form-head">
      <div>
        <h2>{messages.heading}</h2>
        <p>{status}</p>
      </div>
      <div>
        {isTouched ? key : <ProgressPins count={pins.length} />}
        {isTouched && (
          <BarPins head={head} label={counted}>
            {key}
          </BarPins>
        )}
        <p aria-live="polite">{isCounted && counted}</p>
      </div>
    </div>
  )
}
