// Turns the notifications of this phone on and off, and says why they cannot be (R108). Runs on every
// page of the board that is signed in.
const post = (address, body) => fetch(address, { method: 'POST', body, cache: 'no-store' })

const worker = () => navigator.serviceWorker.register('/staff/worker.js', { scope: '/staff' })

const tellOf = async (subscription) => {
  const body = new URLSearchParams({ subscription: JSON.stringify(subscription) })
  return (await post('/staff/push', body)).ok
}

// What the browser has is what counts: the server may have given it up, or not know that it is gone.
const renewSubscription = async (section) => {
  const isOn = section?.dataset.ring === 'on'
  const registration = await navigator.serviceWorker?.getRegistration('/staff')
  const subscription = await registration?.pushManager?.getSubscription()
  if (subscription) {
    if ((await tellOf(subscription)) && section && !isOn) location.reload()
  } else if (isOn && (await post('/staff/push/end', '')).ok) location.reload()
}

// Resolves with null once the phone is subscribed, otherwise with the reason why it is not.
const turnOn = async (applicationServerKey) => {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed'
  let subscription
  try {
    await worker()
    const { pushManager } = await navigator.serviceWorker.ready
    subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  } catch (error) {
    if (!navigator.onLine) return 'network'
    return error.name === 'NotAllowedError' ? 'denied' : 'noService'
  }
  try {
    return (await tellOf(subscription)) ? null : 'server'
  } catch {
    return 'network'
  }
}

const turnOff = async () => {
  try {
    const registration = await navigator.serviceWorker.getRegistration('/staff')
    await (await registration?.pushManager.getSubscription())?.unsubscribe()
    return (await post('/staff/push/end', '')).ok ? null : 'server'
  } catch {
    return 'network'
  }
}

const showSection = (section) => {
  const { dataset } = section
  const button = section.querySelector('button')
  const says = section.querySelector('[data-says]')
  const canDo = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  section.hidden = false
  button.hidden = !canDo
  if (!canDo) says.textContent = says.dataset.impossible
  button.addEventListener('click', async () => {
    if (button.ariaDisabled === 'true') return
    button.ariaDisabled = 'true'
    const problem = await (dataset.ring === 'on' ? turnOff() : turnOn(dataset.key))
    if (problem === null) return location.reload()
    says.textContent = says.dataset[problem]
    button.ariaDisabled = null
  })
}

const section = document.querySelector('[data-ring]')
if (section) showSection(section)
renewSubscription(section).catch(() => {})
