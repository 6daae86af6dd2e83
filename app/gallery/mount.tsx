import 'virtual:react-router/inject-hmr-runtime'
import { createRoot } from 'react-dom/client'
import { english } from '#app/languages/english.ts'
import { CopyProvider } from '#app/copy/use-copy.ts'
import { ToastDisplay } from '#app/toasts/toast-display.tsx'
import '#app/leaving/skeleton.css'
import { Gallery } from './gallery.tsx'

const place = document.getElementById('gallery')
if (place)
  createRoot(place).render(
    <CopyProvider value={english}>
      <Gallery />
      <ToastDisplay words={english.requestForm.toastDisplay} />
    </CopyProvider>,
  )
