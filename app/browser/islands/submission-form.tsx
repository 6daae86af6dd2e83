import { useCopy } from '#copy/loader/use-copy.ts'
import { SubmissionForm } from '#app/form/submission-form.tsx'
import { OptionalPart } from '#app/ui/optional-part.tsx'
import { ToastDisplay } from '#app/form/toasts/toast-display.tsx'

/** Renders the submission form with the toasts, which only it sends. */
export function Content(props: { readonly noscript?: 'appointment' }) {
  const { toastDisplay } = useCopy('submissionForm')
  return (
    <>
      <SubmissionForm {...props} />
      <OptionalPart>
        <ToastDisplay copy={toastDisplay} />
      </OptionalPart>
    </>
  )
}
