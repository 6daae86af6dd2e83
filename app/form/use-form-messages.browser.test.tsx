import { act, useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { IDLE_STATE, type FormState, formReducer } from './form-state.ts'
import { useFormMessages } from './use-form-messages.ts'

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

/** A state in which these fields, or the captcha, were rejected. */
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
  useFormMessages(form, busy ? formReducer(state, { type: 'started' }) : state, 'Error: ')
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

describe('after a rejected submit', () => {
  test('the first wrong field gets the focus, in the order of the form and not of the page', () => {
    show(<Form />)
    show(<Form state={rejected('phone', 'name')} />)
    expect(focused()).toBe('name')
  })

  test('the captcha comes last', () => {
    show(<Form state={rejected('captcha')} />)
    expect(focused()).toBe('captcha')
  })

  test('a disabled address field leaves the focus to the button below it', () => {
    show(<Form state={rejected('address')} addressWaits />)
    expect(focused()).toBe('Type it instead')
  })

  test('the same rejection does not move the focus again', () => {
    const state = rejected('name')
    show(<Form state={state} />)
    document.querySelector<HTMLElement>('[name=phone]')?.focus()
    show(<Form state={state} />)
    expect(focused()).toBe('phone')
  })
})

describe('a button that was disabled while focused', () => {
  test('gets the focus back once it is enabled', () => {
    show(<Form />)
    document.querySelector<HTMLElement>('[type=submit]')?.focus()
    show(<Form busy />)
    // Browsers remove the focus of a disabled element with the next frame, or when queried.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    show(<Form />)
    expect(focused()).toBe('Request Service')
  })

  test('does not take the focus from another element', () => {
    show(<Form busy />)
    document.querySelector<HTMLElement>('[name=phone]')?.focus()
    show(<Form />)
    expect(focused()).toBe('phone')
  })
})
