import { useCopy } from '#copy/loader/use-copy.ts'
import { RequestForm } from '#form/request-form.tsx'
import { ToastDisplay } from '#form/toasts/toast-display.tsx'

/** The request form with the toasts that it is the only one to send. */
export function Content() {
  const { toastDisplay } = useCopy('requestForm')
  return (
    <>
      <RequestForm />
      <ToastDisplay words={toastDisplay} />
    </>
  )
}
