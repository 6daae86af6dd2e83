import { scalePhoto } from './scale-photo.ts'

/** How often a photo is sent again while the server is busy, and the longest wait for it. */
const ATTEMPTS = 4
const MAX_WAIT_S = 20

/**
 * Sends the photos of the form one after another, each scaled on
 * the device and without the metadata of the camera. A photo that the browser cannot read is sent
 * as it is. One that is refused is named with the reason, and the others are still sent.
 */
export function sendScaledPhotos(form: HTMLFormElement): void {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[type=file]')]
  const button = form.querySelector('button')
  const refused = form.querySelector<HTMLElement>('[data-refused]')
  if (!inputs[0] || !button || !refused) return
  const { textContent: label } = button
  inputs[0].multiple = true

  const setBusy = (isBusy: boolean): void => {
    button.disabled = isBusy
    button.textContent = (isBusy && button.dataset['sending']) || label
  }
  const name = (photo: File, reason: string): void => {
    const line = document.createElement('p')
    line.className = 'wrong'
    line.textContent = `${photo.name}: ${reason}`
    refused.append(line)
  }

  const sendAll = async (photos: readonly File[]): Promise<void> => {
    const { unsent = '', full = '' } = refused.dataset
    refused.textContent = ''
    let left = Number(form.dataset['photos'])
    for (const photo of photos) {
      const reason = left === 0 ? full : await sendPhoto(form.action, photo, unsent)
      if (reason === null) left--
      else name(photo, reason)
    }
    const hasMore = inputs.some(({ files }) => files?.length)
    if (refused.childElementCount === 0 && !hasMore) {
      location.assign(form.action.replace(/\/photo$/, ''))
      return
    }
    form.dataset['photos'] = String(left)
    setBusy(false)
  }

  form.addEventListener('submit', (event) => {
    const photos = inputs.flatMap(({ files }) => [...(files ?? [])])
    // The server's answer says that there is none.
    if (photos.length === 0) return
    event.preventDefault()
    // Now, so that a photo chosen while these are sent stays chosen.
    for (const input of inputs) input.value = ''
    setBusy(true)
    void sendAll(photos)
  })
  // The page may come back from the back/forward cache.
  addEventListener('pageshow', () => setBusy(false))
}

/**
 * Sends one photo; waits while the server is busy.
 * @returns why it was refused; `null` if it was stored
 */
async function sendPhoto(address: string, photo: File, unsent: string): Promise<string | null> {
  const body = new FormData()
  body.set('photo', await scalePhoto(photo).catch(() => photo))
  for (let attempt = 1; ; attempt++) {
    const headers = { accept: 'application/json' }
    const response = await fetch(address, { method: 'POST', headers, body }).catch(() => null)
    if (response?.status === 201) return null
    const answer: unknown = await response?.json().catch(() => null)
    if (typeof answer === 'object' && answer !== null && 'message' in answer)
      return String(answer.message)
    const wait = Number(response?.headers.get('retry-after') ?? Number.NaN)
    if (!(wait <= MAX_WAIT_S) || attempt === ATTEMPTS) return unsent
    await new Promise((resolve) => setTimeout(resolve, wait * 1000))
  }
}
