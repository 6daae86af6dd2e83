import { useSearchParams } from 'react-router'
import { Gallery } from '#app/gallery/gallery.tsx'

/**
 * /_ui, in development only (app/routes.ts). With `?fail` it fails, which
 * shows the screen in place of a whole page (R29).
 */
export default function DevGallery() {
  const [search] = useSearchParams()
  if (search.has('fail')) throw new Error('This page fails because its address says so.')
  return <Gallery />
}
