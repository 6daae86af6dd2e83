import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const woken: string[] = []
vi.mock('./wake.tsx', () => ({
  wake: (root: FakeElement, content: string) => woken.push(`${root.dataset['island']}: ${content}`),
}))
vi.mock('./request-form.tsx', () => ({ Content: 'form' }))
vi.mock('./menu-bar.tsx', () => ({ Content: 'bar' }))
vi.mock('./mobile-menu.tsx', () => ({ Content: 'menu' }))

class FakeElement {
  readonly dataset: Record<string, string>
  readonly parentElement: FakeElement | null
  readonly firstElementChild: FakeElement | null
  constructor(island?: string, parent: FakeElement | null = null) {
    this.dataset = island === undefined ? {} : { island }
    this.parentElement = parent
    this.firstElementChild = island === undefined ? null : new FakeElement(undefined, this)
  }
  closest = (): FakeElement | null =>
    'island' in this.dataset ? this : (this.parentElement?.closest() ?? null)
}

type Entry = { readonly isIntersecting: boolean; readonly target: FakeElement }
let observers: {
  margin: string
  see: (entries: readonly Entry[]) => void
  targets: FakeElement[]
}[]

beforeEach(() => {
  woken.length = 0
  observers = []
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly targets: FakeElement[] = []
      constructor(see: (entries: readonly Entry[]) => void, options: { rootMargin: string }) {
        observers.push({ margin: options.rootMargin, see, targets: this.targets })
      }
      observe = (target: FakeElement) => this.targets.push(target)
      unobserve = () => undefined
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

async function pageOf(...names: readonly string[]) {
  const { createStarter } = await import('./start.ts')
  const roots = names.map((name) => new FakeElement(name))
  return {
    roots,
    starter: createStarter({ querySelectorAll: () => roots } as unknown as ParentNode),
  }
}

/** What lies within an observer's margin is displayed; the rest is not. */
function see(observer: number, ...roots: readonly (FakeElement | undefined)[]): void {
  const { see: tell, targets } = observers[observer] ?? { see: () => undefined, targets: [] }
  tell(
    targets.map((target) => ({
      target,
      isIntersecting: roots.includes(target.parentElement ?? undefined),
    })),
  )
}

test('what is touched starts at once, wherever in it; what is near follows; each once', async () => {
  const { roots, starter } = await pageOf('mobile-menu', 'request-form')
  const [menu, form] = roots
  starter.touched(form?.firstElementChild as unknown as EventTarget)
  await vi.waitFor(() => expect(woken).toEqual(['request-form: form']))
  see(0, menu, form)
  await vi.waitFor(() => expect(woken).toEqual(['request-form: form', 'mobile-menu: menu']))
})

test('of two menus the one that is not displayed never starts', async () => {
  const { roots, starter } = await pageOf('menu-bar', 'mobile-menu')
  starter.everything()
  see(0, roots[1])
  await vi.waitFor(() => expect(woken).toEqual(['mobile-menu: menu']))
})

test('a touch outside of all of them starts what is within a screen, everything what is anywhere', async () => {
  const { starter } = await pageOf('request-form')
  starter.touched(new FakeElement() as unknown as EventTarget)
  starter.everything()
  expect(observers.map(({ margin }) => margin)).toEqual(['100%', '1000000px'])
  expect(woken).toEqual([])
})
