import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createIslandStarter } from './start-islands.ts'

const hydrated = vi.hoisted((): string[] => [])
vi.mock('./hydrate-island.tsx', () => ({
  hydrateIsland: (root: HTMLElement, content: unknown) =>
    hydrated.push(`${root.dataset['island']}: ${String(content)}`),
}))
vi.mock('./request-form.tsx', () => ({ Content: 'form' }))
vi.mock('./menu-bar.tsx', () => ({ Content: 'bar' }))
vi.mock('./mobile-menu.tsx', () => ({ Content: 'menu' }))

beforeEach(() => void hydrated.splice(0))
afterEach(() => document.body.replaceChildren())

/** As islands.css has it: of an island itself there is no box, only of what is in it. */
const island = (name: string, box = '') =>
  `<div style="display:contents" data-island="${name}"><button style="height:40px;${box}">${name}</button></div>`
const screens = (count: number) => `<div style="height:${count * 100}vh"></div>`

function part(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-island="${name}"] button`)
  if (!found) throw new Error(`no ${name}`)
  return found
}

/** Long enough for whoever watches the screen to have said what is on it. */
const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

test('what is touched starts at once, wherever it is; what is on the screen follows; the rest when it comes near', async () => {
  document.body.innerHTML =
    island('mobile-menu') + screens(3) + island('menu-bar') + screens(6) + island('request-form')
  const starter = createIslandStarter()
  starter.touched(part('request-form'))
  // Both are asked for in that order; which file comes first is the line's business.
  await vi.waitFor(() =>
    expect(hydrated.toSorted()).toEqual(['mobile-menu: menu', 'request-form: form']),
  )
  await twoFrames()
  expect(hydrated).toHaveLength(2)
  scrollTo(0, innerHeight * 2.5)
  await vi.waitFor(() => expect(hydrated).toContain('menu-bar: bar'))
  scrollTo(0, 0)
})

test('each starts once, however often it is touched', async () => {
  document.body.innerHTML = island('request-form')
  const starter = createIslandStarter()
  starter.touched(part('request-form'))
  starter.touched(part('request-form'))
  starter.everything()
  await vi.waitFor(() => expect(hydrated).toEqual(['request-form: form']))
  await twoFrames()
  expect(hydrated).toHaveLength(1)
})

test('of two menus the one that is not displayed never starts', async () => {
  document.body.innerHTML = island('menu-bar', 'display:none') + island('mobile-menu')
  createIslandStarter().everything()
  await vi.waitFor(() => expect(hydrated).toEqual(['mobile-menu: menu']))
  await twoFrames()
  expect(hydrated).toHaveLength(1)
})

test('a touch outside of all of them starts what is near', async () => {
  document.body.innerHTML = `<p>Text</p>${island('request-form')}`
  createIslandStarter().touched(document.querySelector('p'))
  await vi.waitFor(() => expect(hydrated).toEqual(['request-form: form']))
})
