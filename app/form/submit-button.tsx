import { lazy, Suspense } from 'react'
import { useCopy } from '#copy/loader/use-copy.ts'
import { OptionalPart } from '#app/ui/optional-part.tsx'
import { LogoMark } from '#art/computed/logo.tsx'
import { loadSendingKey } from './prefetch-thank-you.ts'

const spinner = <LogoMark moving />

const SendingKey = lazy(() => loadSendingKey().catch(() => ({ default: () => spinner })))

/** Keeps its width while it shows 'Processing...'. */
export function SubmitButton({ busy, isStored }: { busy: boolean; isStored: boolean }) {
  const { submit, submitting } = useCopy('submissionForm')
  return (
    <button type="submit" className="btn btn-ink on-dark" disabled={busy}>
      {busy && (
        <OptionalPart instead={spinner}>
          <Suspense fallback={spinner}>
            <SendingKey isStored={isStored} />
          </Suspense>
        </OptionalPart>
      )}
      {busy ? submitting : submit}
    </button>
  )
}
