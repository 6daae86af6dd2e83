import { LEAD_LIFECYCLE, type LeadStatus, progressSteps } from '#domain/lead/lifecycle.ts'

/**
 * Renders the progress in the colors of the status page: brass for completed steps, steel for
 * others.
 */
export function ProgressMarks({ status }: { readonly status: LeadStatus }) {
  const made = LEAD_LIFECYCLE[status].progress ?? 0
  return (
    <span className="step-pins" aria-hidden="true">
      {progressSteps()
        .slice(1)
        .map((step, index) => (
          <i key={step} className={index < made ? 'step-pin' : 'step-pin open'} />
        ))}
    </span>
  )
}
