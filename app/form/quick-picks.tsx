import { findService } from '#domain/services/services.ts'
import { useCopy } from '#copy/loader/use-copy.ts'
import { LocationButton } from '#app/browser/visit/location-button.tsx'
import { QUICK_PICK_FIELD } from '#domain/submission/draft.ts'

/** Renders the question that a lockout adds, shown by the styles, with what to do at a yes. */
export function LockedIn() {
  const { danger, labels } = useCopy('submissionForm')
  return (
    <div className="locked-in">
      <label className="captcha-box sms-consent">
        <input type="checkbox" name="locked_in" />
        <span>{labels.locked_in}</span>
      </label>
      <div aria-live="polite">
        <p>{danger.lockedIn}</p>
      </div>
    </div>
  )
}

/**
 * Renders 'Locked out now?': four radio buttons that set the service and ASAP, and a location
 * button. A radio button keeps a choice that was made before hydration (read-form.ts), and without
 * scripts the server reads it.
 */
export function QuickPicks({
  onPick,
  onLocated,
}: {
  onPick: (service: string) => void
  /** Called with the location as an address. */
  onLocated: (address: string) => void
}) {
  const { quickPicks, danger } = useCopy('submissionForm')
  const { heading, items } = quickPicks
  return (
    <div role="radiogroup" aria-label={heading} className="quick-picks">
      <p>{heading}</p>
      <div>
        {items
          .filter(({ service }) => findService(service))
          .map(({ label, service }) => (
            <label key={service}>
              <input
                type="radio"
                name={QUICK_PICK_FIELD}
                value={service}
                onChange={() => onPick(service)}
              />
              <span>{label}</span>
            </label>
          ))}
      </div>
      <LocationButton onAdded={onLocated} />
      {/* Shown by the styles, so that it needs no script. */}
      <div aria-live="polite">
        <p className="danger-in-car">{danger.car}</p>
        <p className="danger-at-home">{danger.home}</p>
      </div>
    </div>
  )
}
