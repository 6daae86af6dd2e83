import { useCopy } from '#copy/loader/use-copy.ts'
import { RequestForm } from '#form/request-form.tsx'
import { ToastDisplay } from '#form/toasts/toast-display.tsx'

/** Renders the request form with the toasts, which only it sends. */
export function Content(props: { readonly noscript?: 'appointment' }) {
  const { toastDisplay } = useCopy('requestForm')
  return (
    <>
      <RequestForm {...props} />
      <ToastDisplay copy={toastDisplay} />
    </>
  )
}
