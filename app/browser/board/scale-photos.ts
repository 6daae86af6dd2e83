import { scalePhoto } from '#app/browser/status/scale-photo.ts'

/**
 * Scales the photos of the board's form before it is sent, so that a slow connection sends a
 * twentieth of them. One that the browser cannot read is sent as it is.
 */
export function startPhotoForm(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-photos]')
  if (!form) return
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const button = form.querySelector('button')
    const label = button?.textContent ?? ''
    if (button) {
      button.disabled = true
      button.textContent = form.dataset['photos'] ?? label
      // The page may come back from the back/forward cache.
      addEventListener('pageshow', () => {
        button.disabled = false
        button.textContent = label
      })
    }
    void scaleAll(form).finally(() => form.submit())
  })
}

async function scaleAll(form: HTMLFormElement): Promise<void> {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type=file]')) {
    const [photo] = input.files ?? []
    if (!photo) continue
    const scaled = new DataTransfer()
    scaled.items.add(await scalePhoto(photo).catch(() => photo))
    input.files = scaled.files
  }
}
