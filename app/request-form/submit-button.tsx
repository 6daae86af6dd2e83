import { requestForm } from '#app/content/en/request-form.ts'
import { Mark } from '#app/art/logo.tsx'

/** R39: keeps its width while it says 'Processing...'. */
export function SubmitButton({ busy }: { busy: boolean }) {
  return (
    <button type="submit" className="btn btn-ink on-dark" disabled={busy}>
      {busy && <Mark className="h-6 w-auto" moving />}
      {busy ? requestForm.submitting : requestForm.submit}
    </button>
  )
}
