import { requestForm } from '#app/content/request-form.ts'
import { PinRow } from './pin-row.tsx'
import type { Pin } from './pins.ts'

/** Heading, status line and pins. The count of pins is also said in words (polite). */
export function FormHeading({
  level,
  pins,
  status,
}: {
  level: 2 | 3
  pins: readonly Pin[]
  status: string
}) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const set = pins.filter((pin) => pin.set).length
  return (
    <div className="flex min-h-[5.6rem] items-start justify-between gap-3 px-5 pt-5 pb-4 lg:px-7.5">
      <div>
        <Heading className="text-[2.125rem]/[1.1]">{requestForm.heading}</Heading>
        <p className="text-[0.84375rem]/normal text-ink-4">{status}</p>
      </div>
      <div className="flex-none text-right">
        <PinRow pins={pins} />
        <p className="-mt-1 text-[0.84375rem]/normal text-ink-4" aria-live="polite">
          {requestForm.status.pins(set, pins.length)}
        </p>
      </div>
    </div>
  )
}
