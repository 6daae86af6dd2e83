/** Longer side, CSS px, and quality of a sent photo: about 300 KB; a lock's brand is readable. */
const LONGEST_SIDE = 1600
const QUALITY = 0.75

/**
 * Sends the photos of the form (server/status-page/photo-page.ts) one after another, each scaled on
 * the device and without the metadata of the camera. The last one, and one that was refused, is
 * sent by the browser, so that the server's answer is shown. A photo that the browser cannot read
 * is sent as it is.
 */
export function sendScaledPhotos(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('input[type=file]')
  const button = form.querySelector('button')
  if (!input || !button) return
  const { textContent: label } = button
  input.multiple = true

  const sendAll = async (): Promise<void> => {
    const photos = [...(input.files ?? [])].slice(0, Number(form.dataset['photos']))
    for (const [index, photo] of photos.entries()) {
      const chosen = new DataTransfer()
      chosen.items.add(await scale(photo).catch(() => photo))
      input.files = chosen.files
      if (index === photos.length - 1 || !(await post(form))) break
    }
    form.submit()
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    button.disabled = true
    button.textContent = button.dataset['sending'] ?? label
    void sendAll()
  })
  // The page may come back from the back/forward cache.
  addEventListener('pageshow', () => {
    button.disabled = false
    button.textContent = label
  })
}

/** Returns whether the server accepted the form; false without a connection. */
async function post(form: HTMLFormElement): Promise<boolean> {
  const response = await fetch(form.action, { method: 'POST', body: new FormData(form) }).catch(
    () => null,
  )
  return response?.ok ?? false
}

async function scale(photo: File): Promise<File> {
  const bitmap = await createImageBitmap(photo)
  const factor = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * factor)
  canvas.height = Math.round(bitmap.height * factor)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', QUALITY),
  )
  return blob === null ? photo : new File([blob], 'photo.jpg', { type: blob.type })
}
