// Runs in the visitor's browser, as it stands here: asks how it goes and shows the answer of the
// server, never a guess. Without it the page comes anew every 20 s.
const status = document.querySelector('[data-tag]')
const stale = document.querySelector('[data-stale]')
const opened = Date.now()
const address = location.pathname
let timer

const wait = () => {
  clearTimeout(timer)
  const steps = JSON.parse(status.dataset.polling)
  if (steps.length === 0 || document.visibilityState === 'hidden') return
  let until = opened
  const step = steps.find(([, lasts]) => Date.now() < (until += lasts)) ?? steps.at(-1)
  timer = setTimeout(ask, step[0])
}

const ask = async () => {
  clearTimeout(timer)
  try {
    const headers = { 'if-none-match': status.dataset.tag }
    const answer = await fetch(`${address}/state`, { headers, cache: 'no-store' })
    if (answer.status === 404) return location.reload()
    if (answer.status === 200) await renew()
    stale.hidden = answer.ok || answer.status === 304
  } catch {
    stale.hidden = false
  }
  wait()
}

// Unlike DOMParser it takes no string, so that the page needs no Trusted Types policy.
const load = () =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.onload = () => resolve(request.status === 200 ? request.response : null)
    request.onerror = reject
    request.send()
  })

const renew = async () => {
  const fresh = await load()
  if (fresh === null) return
  const next = fresh.querySelector('[data-tag]')
  // Closed: what could be done about it has gone from the page.
  if (next.dataset.polling === '[]') return location.reload()
  // The drawing stays where it is, so that the key is seen to turn.
  status.querySelector('.dial').dataset.turn = next.querySelector('.dial').dataset.turn
  Object.assign(status.dataset, next.dataset)
  const news = next.querySelectorAll('[data-live]')
  status.querySelectorAll('[data-live]').forEach((part, index) => {
    part.replaceChildren(...news[index].childNodes)
  })
  document.title = fresh.title
}

const look = () => {
  if (document.visibilityState === 'hidden') clearTimeout(timer)
  else void ask()
}
document.addEventListener('visibilitychange', look)
addEventListener('online', look)
addEventListener('pageshow', (event) => {
  if (event.persisted) look()
})
wait()

const link = location.href
const offer = (name, canDo, act) => {
  const button = document.querySelector(`[data-${name}]`)
  if (button === null) return
  button.hidden = !canDo
  button.addEventListener('click', () => act(button).catch(() => {}))
}
offer('share', 'share' in navigator, () => navigator.share({ url: link, title: document.title }))
offer('copy', navigator.clipboard !== undefined, async (button) => {
  await navigator.clipboard.writeText(link)
  button.textContent = button.dataset.copied
})
