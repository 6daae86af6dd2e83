import { Fragment } from 'react'
import { useCopy } from '#copy/loader/use-copy.ts'
import { LocationButton } from '#client/visit/location-button.tsx'

/** Renders 'Locked out now?': four buttons that set the service and ASAP, and a location button. */
export function QuickPicks({
  chosen,
  onPick,
  onLocated,
}: {
  chosen: string
  onPick: (service: string) => void
  /** Called with the location as an address. */
  onLocated: (address: string) => void
}) {
  const { heading, items } = useCopy('submissionForm').quickPicks
  return (
    <div role="group" aria-label={heading} className="quick-picks">
      <p>{heading}</p>
      <div>
        {items.map(({ label, service }) => (
          <Fragment key={service}>
            <button type="button" aria-pressed={chosen === service} onClick={() => onPick(service)}>
              {label}
            </button>{' '}
          </Fragment>
        ))}
      </div>
      <LocationButton onAdded={onLocated} />
    </div>
  )
}
