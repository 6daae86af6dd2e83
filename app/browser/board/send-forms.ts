/** Posts the board's forms without navigation, and queues transitions that are pressed offline. */

import { setDisabled, showQueue } from './buttons.ts'
import { post } from './notifications.ts'
import { address, setStale } from './opened-page.ts'
import { dequeue, enqueue, readQueue } from './queue.ts'
import { showRefusal, showResponse } from './show-page.ts'

/**
 * Posts a transition.
 * @throws if the server cannot be reached or fails temporarily; the transition then stays queued
 */
async function postTransition(target: string, fields: URLSearchParams): Promise<Response> {
  const response = await post(target, fields)
  const { status } = response
  if (status >= 500 || status === 403 || status === 429) throw new Error(`status ${status}`)
  return response
}

let isSending = false

/** Sends what was pressed offline, until it succeeds or the server cannot be reached. */
export async function sendQueue(): Promise<void> {
  if (isSending) return
  isSending = true
  try {
    for (const { id, address: target, fields } of readQueue()) {
      const response = await postTransition(target, new URLSearchParams(fields))
      if (address.endsWith(id)) await showResponse(response)
      else if (response.status === 401) return location.assign('/staff/sign-in')
      else if (!response.ok) await showRefusal(response, target)
      // Dequeues after the answer: the step is taken, or the page explains the refusal.
      dequeue(id)
    }
  } catch {
    // Still offline.
  } finally {
    isSending = false
    showQueue()
  }
}

/**
 * Returns what the browser itself would send. The button is added here, because browsers before
 * iOS 16.4, Chrome 112 and Firefox 111 ignore the second parameter of `FormData`.
 */
function fieldsOf(form: HTMLFormElement, button: HTMLButtonElement | null): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') fields.append(name, value)
  if (button && button.name !== '') fields.append(button.name, button.value)
  return fields
}

async function sendForm(form: HTMLFormElement, fields: URLSearchParams): Promise<void> {
  const buttons = form.querySelectorAll('button')
  const setAll = (isDisabled: boolean): void =>
    buttons.forEach((button) => setDisabled(button, isDisabled))
  setAll(true)
  try {
    const response = await postTransition(form.action, fields)
    setAll(false)
    await showResponse(response, form.closest('[data-live]'))
  } catch {
    setStale(true)
    setAll(false)
    const id = form.dataset['step']
    // Only steps are queued, not forms that only show something.
    if (id === undefined) return
    // An arrival time that reaches the server later would be wrong.
    if (fields.has('eta')) fields.set('to', 'en_route')
    fields.delete('eta')
    enqueue({ id, address: new URL(form.action).pathname, fields: fields.toString() })
    showQueue()
  }
}

/** Takes over the submission of the forms that need no navigation. */
export function startForms(): void {
  /** The button that was pressed last: `submitter` is missing before iOS 15.4. */
  let pressed: HTMLButtonElement | null = null
  document.addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest('button') : null
    },
    { capture: true },
  )
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement)) return
    if (form.dataset['step'] === undefined && form.dataset['inPlace'] === undefined) return
    const button = pressed && form.contains(pressed) ? pressed : null
    const fields = fieldsOf(form, button)
    // Only now: if this script fails, the browser sends the form.
    event.preventDefault()
    if (button?.getAttribute('aria-disabled') !== 'true') void sendForm(form, fields)
  })
}
