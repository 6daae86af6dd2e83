import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createIslandStarter } from './start-islands.ts'

const hydrated = vi.hoisted((): string[] => [])
vi.mock('./hydrate-island.tsx', () => ({
  hydrateIsland: (root: HTMLElement, content: unknown) =>
    hydrated.push(`${root.dataset['island']}: ${String(content)}`),
}))
vi.mock('./submission-form.tsx', () => ({ Content: 'form' }))
vi.mock('./menu-bar.tsx', () => ({ Content: 'bar' }))
vi.mock('./mobile-menu.tsx', () => ({ Content: 'menu' }))

beforeEach(() => void hydrated.splice(0))
afterEach(() => document.body.replaceChildren())

/** Like islands.css: an island itself has no box, only its content. */
const island = (name: string, box = '') =>
  `<div style="display:contents" data-island="${name}"><button style="height:40px;${box}">${name}</button></div>`
const screens = (count: number) => `<div style="height:${count * 100}vh"></div>`

function part(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-island="${name}"] button`)
  if (!found) throw new Error(`no ${name}`)
  return found
}

/** Time for IntersectionObserver to report. */
const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

test('a touched island starts at once, visible ones next, the others when they come near the screen', async () => {
  document.body.innerHTML =
    island('mobile-menu') + screens(3) + island('menu-bar') + screens(6) + island('submission-form')
  const starter = createIslandStarter()
  starter.startTouched(part('submission-form'))
  // Requests start in that order; the order of the responses varies.
  await vi.waitFor(
    () => expect(hydrated.toSorted()).toEqual(['mobile-menu: menu', 'submission-form: form']),
    10_000,
  )
  await twoFrames()
  expect(hydrated).toHaveLength(2)
  scrollTo(0, innerHeight * 2.5)
  await vi.waitFor(() => expect(hydrated).toContain('menu-bar: bar'))
  scrollTo(0, 0)
})

test('each island starts once, however often it is touched', async () => {
  document.body.innerHTML = island('submission-form')
  const starter = createIslandStarter()
  starter.startTouched(part('submission-form'))
  starter.startTouched(part('submission-form'))
  starter.startAll()
  await vi.waitFor(() => expect(hydrated).toEqual(['submission-form: form']))
  await twoFrames()
  expect(hydrated).toHaveLength(1)
})

test('the menu that is not displayed never starts', async () => {
  document.body.innerHTML = island('menu-bar', 'display:none') + island('mobile-menu')
  createIslandStarter().startAll()
  await vi.waitFor(() => expect(hydrated).toEqual(['mobile-menu: menu']))
  await twoFrames()
  expect(hydrated).toHaveLength(1)
})

test('a touch outside of all islands starts those near the screen', async () => {
  document.body.innerHTML = `<p>Text</p>${island('submission-form')}`
  createIslandStarter().startTouched(document.querySelector('p'))
  await vi.waitFor(() => expect(hydrated).toEqual(['submission-form: form']))
})
