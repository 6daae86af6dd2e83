import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadCopy } from '#copy/loader/load-copy.ts'
import { CopyProvider } from '#copy/loader/use-copy.ts'
import { hydrateIsland } from './hydrate-island.tsx'
import { idPrefix } from './id-prefix.ts'
import { ISLAND_COPY_SECTIONS } from './sections.ts'
import { Content } from './submission-form.tsx'

/** Names of the parts that fail, from now on. */
const broken = vi.hoisted(() => ({ parts: '' }))
const failing = vi.hoisted(() => (part: string) => {
  if (broken.parts.includes(part)) throw new Error(`planted in ${part}`)
})

vi.mock('#app/form/form-heading.tsx', async (original) => {
  const { FormHeading } = await original<typeof import('#app/form/form-heading.tsx')>()
  return {
    FormHeading: (props: Parameters<typeof FormHeading>[0]) => {
      failing('heading')
      return FormHeading(props)
    },
  }
})
vi.mock('#app/form/quick-picks.tsx', async (original) => ({
  ...(await original<typeof import('#app/form/quick-picks.tsx')>()),
  QuickPicks: () => {
    failing('quick picks')
    return <p>Locked out now?</p>
  },
}))
vi.mock('#app/form/town-notice.tsx', () => ({
  default: () => {
    failing('town notice')
    return <p>We come to this town.</p>
  },
}))
vi.mock('#app/form/error-summary.tsx', () => ({
  ErrorSummary: () => {
    failing('error summary')
    return <p>Errors</p>
  },
}))
vi.mock('#app/form/toasts/toast-display.tsx', () => ({
  ToastDisplay: () => {
    failing('toasts')
    return null
  },
}))
vi.mock('#app/form/captcha/captcha-check.tsx', () => ({
  CaptchaCheck: () => {
    failing('captcha')
    return null
  },
}))
vi.mock('#app/form/read-form.ts', async (original) => {
  const actual = await original<typeof import('#app/form/read-form.ts')>()
  return {
    ...actual,
    fillForm: (...values: Parameters<typeof actual.fillForm>) => {
      failing('draft')
      actual.fillForm(...values)
    },
  }
})
vi.mock('./error-screens.tsx', () => ({
  SectionError: ({ onRetry }: { onRetry: () => void }) => {
    failing('error screen')
    return (
      <button type="button" onClick={onRetry}>
        Try Again
      </button>
    )
  },
  PageError: () => null,
}))

let root: HTMLElement
const errors = vi.fn((event: Event) => event.preventDefault())
beforeEach(() => {
  localStorage.clear()
  broken.parts = ''
  // Reported by React, besides the planted failure itself.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  addEventListener('error', errors)
})
afterEach(() => {
  document.body.replaceChildren()
  removeEventListener('error', errors)
  vi.restoreAllMocks()
})

/** Renders the island as the server does, types a name, and hydrates it. */
async function openIsland(): Promise<void> {
  const copy = await loadCopy(...ISLAND_COPY_SECTIONS['submission-form'])
  root = document.body.appendChild(document.createElement('div'))
  root.dataset['island'] = 'submission-form'
  const { parts } = broken
  broken.parts = ''
  root.innerHTML = renderToString(
    <CopyProvider value={copy}>
      <Content />
    </CopyProvider>,
    { identifierPrefix: idPrefix('submission-form', {}) },
  )
  broken.parts = parts
  type('name', 'Vera Typed')
  hydrateIsland(root, Content, copy)
  await expect.poll(() => root.dataset['hydrated']).toBe('')
}

const control = (name: string) =>
  root.querySelector<HTMLInputElement>(`form[action="/request"] [name="${name}"]`)
function type(name: string, value: string): void {
  const input = control(name)
  if (!input) throw new Error(`no ${name}`)
  input.focus()
  input.value = value
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  input.blur()
}

/** Expects the form with what was typed; a press sends it natively. */
async function expectNativeForm(): Promise<void> {
  const form = root.querySelector('form')
  if (!form) throw new Error('no form')
  const submit = vi.fn((event: Event) => {
    const { defaultPrevented } = event
    event.preventDefault()
    return defaultPrevented
  })
  addEventListener('submit', submit, { once: true })
  form.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
  await expect.poll(() => submit.mock.results.map(({ value }) => value as unknown)).toEqual([false])
  expect(new FormData(form).get('name')).toBe('Vera Typed')
}

const ownSubmit = (): boolean => {
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true })
  root.querySelector('form')?.dispatchEvent(event)
  return event.defaultPrevented
}

test.each(['heading', 'quick picks', 'toasts'])(
  'a failure of the %s while it is hydrated takes only that part away',
  async (part) => {
    broken.parts = part
    await openIsland()
    expect(control('name')?.value).toBe('Vera Typed')
    expect(root.textContent).not.toContain('Try Again')
    expect(ownSubmit()).toBe(true)
  },
)

test.each(['heading', 'quick picks', 'town notice', 'error summary', 'toasts'])(
  'a failure of the %s while the form is filled in takes only that part away',
  async (part) => {
    await openIsland()
    broken.parts = part
    type('address', '14 Main St')
    type('phone', '2015550177')
    expect(ownSubmit()).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(control('name')?.value).toBe('Vera Typed')
    expect(control('address')?.value).toBe('14 Main St')
    expect(root.textContent).not.toContain('Try Again')
  },
)

test.each(['captcha', 'draft'])(
  'after a failure of the %s the form of the server stays with what was typed',
  async (part) => {
    broken.parts = part
    await openIsland()
    await expect.poll(() => root.textContent).toContain('Try Again')
    await expectNativeForm()
  },
)

test('a failure in the filled form keeps it; another try continues with it', async () => {
  await openIsland()
  type('address', '14 Main St')
  broken.parts = 'captcha'
  type('phone', '2015550177')
  await expect.poll(() => root.textContent).toContain('Try Again')
  expect(control('address')?.value).toBe('14 Main St')
  type('notes', 'Blue door')
  broken.parts = ''
  root.querySelector<HTMLButtonElement>('button[type=button]')?.click()
  await expect.poll(() => root.textContent).not.toContain('Try Again')
  await expect.poll(() => control('notes')?.value).toBe('Blue door')
  expect(control('name')?.value).toBe('Vera Typed')
  expect(ownSubmit()).toBe(true)
})

test('if even the error screen fails, the form stays and the browser sends it', async () => {
  await openIsland()
  broken.parts = 'captcha, error screen'
  type('phone', '2015550177')
  await expect.poll(() => errors.mock.calls.length).toBeGreaterThan(0)
  await expectNativeForm()
})
