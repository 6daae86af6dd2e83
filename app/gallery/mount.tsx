import 'virtual:react-router/inject-hmr-runtime'
import { createRoot } from 'react-dom/client'
import { ToastDisplay } from '#app/toasts/toast-display.tsx'
import { Gallery } from './gallery.tsx'

const place = document.getElementById('gallery')
if (place)
  createRoot(place).render(
    <>
      <Gallery />
      <ToastDisplay />
    </>,
  )
