/**
 * Script of an open lead's status page (server/status-page/status-page.tsx): polls its status, offers to
 * share its link and sends photos.
 */

import { followArrival } from './arrival.ts'
import { sendScaledPhotos } from './send-photos.ts'
import { canShare, copy, share } from './share-link.ts'
import { showStatus } from './show-status.ts'

const root = document.querySelector<HTMLElement>('[data-state]')
if (root) {
  const shownPhotos = root.dataset['photos']
  followArrival(root)
  showStatus(root, {
    path: location.pathname,
    query: location.search,
    isStored: true,
    onGone: () => location.reload(),
    onShow({ title = '', open, photos }) {
      document.title = title
      // The page's actions change with the lead too, so it is reloaded.
      if (open === undefined || photos !== shownPhotos) location.reload()
    },
  })
}

function offer(selector: string, canDo: boolean, act: (button: HTMLElement) => void): void {
  const button = document.querySelector<HTMLElement>(selector)
  if (!button) return
  button.hidden = !canDo
  button.addEventListener('click', () => act(button))
}

const link = location.origin + location.pathname
offer('[data-share]', canShare(), () => share({ link, title: document.title }))
offer('[data-copy]', 'clipboard' in navigator, (button) => copy(button, { link }))

const photoForm = document.querySelector<HTMLFormElement>('form[data-photos]')
if (photoForm) sendScaledPhotos(photoForm)
