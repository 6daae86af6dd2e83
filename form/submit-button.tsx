import { useCopy } from '#copy/loader/use-copy.ts'
import { Mark } from '#art/logo.tsx'

/** Keeps its width while it shows 'Processing...'. */
export function SubmitButton({ busy }: { busy: boolean }) {
  const { submit, submitting } = useCopy('requestForm')
  return (
    <button type="submit" className="btn btn-ink on-dark" disabled={busy}>
      {busy && <Mark className="h-6 w-auto" moving />}
      {busy ? submitting : submit}
    </button>
  )
}
