/**
 * Script of the staff board (server/board). Polls the page while it is visible, posts its forms
 * without navigation, and queues transitions that are pressed offline. All text is rendered by the
 * server.
 */

import { type Answer, poll } from '#app/browser/live/poll.ts'
import { allowOwnScripts } from '#app/browser/trusted-types.ts'
import { clearBadge, showBadge } from './badge.ts'
import { showQueue } from './buttons.ts'
import { startHold } from './hold.ts'
import { startLight } from './light.ts'
import { findSubscription, registerWorker, startNotifications } from './notifications.ts'
import { address, pageKind, setStale } from './opened-page.ts'
import { startPagePreviews } from './page-previews.ts'
import { startPasskeys } from '#app/browser/passkeys.ts'
import { clearQueue, readQueue } from './queue.ts'
import { reportSeen } from './report-seen.ts'
import { BOARD_CACHE, isOld, SAVED_AT } from './saved-copies.ts'
import { startPhotoForm } from './scale-photos.ts'
import { sendQueue, startForms } from './send-forms.ts'
import { showPolled } from './show-page.ts'

const POLL_INTERVAL_MS = 4000

let loadedAt = Date.now()

async function onAnswer(answer: Answer | null): Promise<boolean> {
  if (answer?.redirected) {
    location.reload()
    return false
  }
  if (answer?.status === 404) {
    location.assign('/staff')
    return false
  }
  if (answer?.status === 200) showPolled(answer.text)
  // A notification that arrived late has set an earlier number.
  if (answer?.status === 304) showBadge(document)
  const isCurrent = answer?.status === 200 || answer?.status === 304
  setStale(!isCurrent)
  if (isCurrent) {
    loadedAt = Date.now()
    if (readQueue().length > 0) await sendQueue()
  } else if (answer === null && (await isTooOld())) location.reload()
  return true
}

/** Returns whether an offline page has outlived its copy; a reload then deletes the copy. */
async function isTooOld(): Promise<boolean> {
  const copy = 'caches' in window ? await caches.match(address) : undefined
  return isOld(Number(copy?.headers.get(SAVED_AT) ?? loadedAt))
}

function startBoard(): void {
  startForms()
  // A fold shows its leads only now.
  document.addEventListener('toggle', reportSeen, { capture: true })
  addEventListener('storage', showQueue)
  if ('serviceWorker' in navigator)
    // The first page was loaded before a worker existed that could save it.
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      fetch(address).catch(() => undefined)
    })
  startHold()
  showQueue()
  reportSeen()
  if (readQueue().length > 0) void sendQueue()
  poll({ address, pause: () => POLL_INTERVAL_MS, onAnswer })
}

/** Deletes the saved data on this phone after the sign-out. */
async function forgetPhone(): Promise<void> {
  clearBadge()
  clearQueue()
  if ('caches' in window) await caches.delete(BOARD_CACHE)
  await (await findSubscription())?.unsubscribe()
}

allowOwnScripts([])
startLight()
startPhotoForm()
startPagePreviews()
startPasskeys()
if (pageKind === 'signed-out') void forgetPhone()
else if (pageKind !== 'public') {
  if (!['devices', 'overview', 'still'].includes(pageKind)) startBoard()
  registerWorker().catch(() => undefined)
  startNotifications()
}
