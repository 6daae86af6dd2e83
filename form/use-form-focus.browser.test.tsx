import { act, useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { IDLE_STATE, type FormState, formReducer } from './form-state.ts'
import { useFocusBack, useFocusOnRejection } from './use-form-focus.ts'

let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.querySelector('div') ?? document.body)
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** The request was refused for these fields, or for the captcha. */
const rejected = (...names: readonly string[]): FormState =>
  formReducer(IDLE_STATE, {
    type: 'rejected',
    errors: Object.fromEntries(names.map((name) => [name, 'no'])),
    captchaError: names.includes('captcha'),
  })

function Form({
  state = IDLE_STATE,
  busy = false,
  addressWaits = false,
}: {
  readonly state?: FormState
  readonly busy?: boolean
  readonly addressWaits?: boolean
}) {
  const form = useRef<HTMLFormElement>(null)
  useFocusOnRejection(form, state)
  useFocusBack(form, busy)
  return (
    <form ref={form}>
      <input name="phone" />
      <input name="name" />
      <div>
        <input name="address" disabled={addressWaits} />
        <button type="button">Type it instead</button>
      </div>
      <input name="captcha" type="checkbox" />
      <button type="submit" disabled={busy}>
        Request Service
      </button>
    </form>
  )
}

const show = (form: React.ReactNode) => act(() => root.render(form))
const focused = () =>
  document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent

describe('after a rejected request', () => {
  test('the first wrong field has the focus, in the order of the form and not of the page', () => {
    show(<Form />)
    show(<Form state={rejected('phone', 'name')} />)
    expect(focused()).toBe('name')
  })

  test('the captcha comes last', () => {
    show(<Form state={rejected('captcha')} />)
    expect(focused()).toBe('captcha')
  })

  test('an address that waits for its search leaves it to the button under it', () => {
    show(<Form state={rejected('address')} addressWaits />)
    expect(focused()).toBe('Type it instead')
  })

  test('the same rejection does not pull the focus back from where somebody went on', () => {
    const state = rejected('name')
    show(<Form state={state} />)
    document.querySelector<HTMLElement>('[name=phone]')?.focus()
    show(<Form state={state} />)
    expect(focused()).toBe('phone')
  })
})

describe('a button that was disabled under the focus', () => {
  test('has it back once it can be pressed again', () => {
    show(<Form />)
    document.querySelector<HTMLElement>('[type=submit]')?.focus()
    show(<Form busy />)
    // The browser takes the focus from what is disabled when it draws the next frame, or when asked.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    show(<Form />)
    expect(focused()).toBe('Request Service')
  })

  test('takes it from nobody who went on meanwhile', () => {
    show(<Form busy />)
    document.querySelector<HTMLElement>('[name=phone]')?.focus()
    show(<Form />)
    expect(focused()).toBe('phone')
  })
})
