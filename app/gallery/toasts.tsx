import { fill } from '#app/content/fill.ts'
import { requestForm } from '#app/content/en/request-form.ts'
import type { ToastContent } from '#app/toasts/form-toast-store.ts'
import { showSiteToast } from '#app/toasts/site-toasts.ts'
import { GallerySection } from './gallery-section.tsx'

const { toasts, ruleWords } = requestForm
const { captcha } = ruleWords

const CONTENTS: readonly ToastContent[] = [
  {
    type: 'success',
    title: toasts.received.title,
    description: fill(toasts.received.description, { visitorPhone: '(201) 555-0177' }),
  },
  { type: 'info', ...toasts.addressSearchBack },
  { type: 'warning', title: captcha.title, description: captcha.description },
  { type: 'error', ...toasts.invalid },
  { type: 'loading', ...toasts.sending },
]

/** A button for each type: the display shows three at a time, where visitors see them. They stay until closed. */
export function Toasts() {
  return (
    <GallerySection name="toasts" title="Toasts of the five types">
      <div className="gallery-row">
        {CONTENTS.map((content) => (
          <button
            key={content.type}
            type="button"
            className="btn btn-small btn-outline"
            onClick={() => showSiteToast({ ...content, duration: Infinity })}
          >
            {content.type}
          </button>
        ))}
      </div>
    </GallerySection>
  )
}
