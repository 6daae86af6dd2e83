/** Turns push notifications of this phone on and off, and reports why that failed. */

type Problem = 'denied' | 'dismissed' | 'noService' | 'network' | 'server'

export const post = (address: string, body: BodyInit = ''): Promise<Response> =>
  fetch(address, { method: 'POST', body, cache: 'no-store' })

/**
 * Registers the service worker of the board.
 * @throws in browsers without service workers, and if the script cannot be loaded
 */
export const registerWorker = async (): Promise<ServiceWorkerRegistration> =>
  await navigator.serviceWorker.register('/staff/worker.js', { scope: '/staff' })

/** Returns the push subscription of this phone, if any. */
export async function findSubscription(): Promise<PushSubscription | null | undefined> {
  if (!('serviceWorker' in navigator)) return null
  const registration = await navigator.serviceWorker.getRegistration('/staff')
  return await registration?.pushManager?.getSubscription()
}

async function sendSubscription(subscription: PushSubscription): Promise<boolean> {
  const body = new URLSearchParams({ subscription: JSON.stringify(subscription) })
  return (await post('/staff/push', body)).ok
}

/** Synchronizes the server with the browser, which alone knows whether this phone is subscribed. */
async function renewSubscription(section: HTMLElement | null): Promise<void> {
  const isOn = section?.dataset['ring'] === 'on'
  const subscription = await findSubscription()
  if (subscription) {
    if ((await sendSubscription(subscription)) && section && !isOn) location.reload()
  } else if (isOn && (await post('/staff/push/end')).ok) location.reload()
}

/**
 * Subscribes this phone to notices.
 * @returns `null` on success
 */
async function turnOn(applicationServerKey: string): Promise<Problem | null> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed'
  let subscription: PushSubscription
  try {
    await registerWorker()
    const { pushManager } = await navigator.serviceWorker.ready
    subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  } catch (error) {
    if (!navigator.onLine) return 'network'
    return error instanceof Error && error.name === 'NotAllowedError' ? 'denied' : 'noService'
  }
  try {
    return (await sendSubscription(subscription)) ? null : 'server'
  } catch {
    return 'network'
  }
}

/**
 * Ends the subscription of this phone.
 * @returns `null` on success
 */
async function turnOff(): Promise<Problem | null> {
  try {
    await (await findSubscription())?.unsubscribe()
    return (await post('/staff/push/end')).ok ? null : 'server'
  } catch {
    return 'network'
  }
}

function showSection(section: HTMLElement): void {
  const { ring, key = '' } = section.dataset
  const button = section.querySelector('button')
  const says = section.querySelector<HTMLElement>('[data-says]')
  if (!button || !says) return
  const canDo = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  section.hidden = false
  button.hidden = !canDo
  if (!canDo) says.textContent = says.dataset['impossible'] ?? ''
  const press = async (): Promise<void> => {
    if (button.getAttribute('aria-disabled') === 'true') return
    button.setAttribute('aria-disabled', 'true')
    const problem = await (ring === 'on' ? turnOff() : turnOn(key))
    if (problem === null) return location.reload()
    says.textContent = says.dataset[problem] ?? ''
    button.removeAttribute('aria-disabled')
  }
  button.addEventListener('click', () => void press())
}

export function startNotifications(): void {
  const section = document.querySelector<HTMLElement>('[data-ring]')
  if (section) showSection(section)
  // Offline: the next page tries again.
  renewSubscription(section).catch(() => undefined)
}
