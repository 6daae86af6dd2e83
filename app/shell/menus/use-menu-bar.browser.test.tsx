import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useMenuBar } from './use-menu-bar.ts'

let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<div></div><p>Elsewhere</p>'
  root = createRoot(document.querySelector('div') ?? document.body)
  act(() => root.render(<Bar />))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

function Bar() {
  const bar = useMenuBar()
  return ['/services', '/service-areas'].map((path) => {
    const isOpen = bar.open === path
    return (
      <div key={path} className="menu-item" data-open={isOpen ? '' : undefined}>
        <button aria-expanded={isOpen} onClick={() => bar.show(path, true)}>
          {path}
        </button>
        {isOpen && (
          <div className="menu-panel" data-focus={bar.takesFocus}>
            <a href="#inside">Inside {path}</a>
          </div>
        )}
      </div>
    )
  })
}

const button = (path: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === path)
const open = () =>
  [...document.querySelectorAll('[aria-expanded=true]')].map(({ textContent }) => textContent)
const press = (key: string) =>
  act(
    () =>
      void document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true }),
      ),
  )
const pointAt = (target: Element | null | undefined) =>
  act(() => void target?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })))

test('opens at most one menu and reports whether it takes the focus', () => {
  act(() => button('/services')?.click())
  expect(document.querySelector('.menu-panel')?.getAttribute('data-focus')).toBe('true')
  act(() => button('/service-areas')?.click())
  expect(open()).toEqual(['/service-areas'])
})

test('closes on Escape and returns the focus from inside the menu to its opener', () => {
  act(() => button('/services')?.click())
  document.querySelector<HTMLElement>('.menu-panel a')?.focus()
  press('Escape')
  expect(open()).toEqual([])
  expect(document.activeElement).toBe(button('/services'))
})

test('leaves a focus outside of the menu unchanged on Escape', () => {
  act(() => button('/services')?.click())
  button('/service-areas')?.focus()
  press('Escape')
  expect(open()).toEqual([])
  expect(document.activeElement).toBe(button('/service-areas'))
})

test('stays open for other keys and presses inside, closes on a press elsewhere', () => {
  act(() => button('/services')?.click())
  button('/services')?.focus()
  press('a')
  pointAt(document.querySelector('.menu-panel a'))
  expect(open()).toEqual(['/services'])
  pointAt(document.querySelector('p'))
  expect(open()).toEqual([])
})

test('closes all menus when the page is restored from the back/forward cache', () => {
  act(() => button('/services')?.click())
  // A render that is scheduled while the page freezes may be lost.
  act(() => void dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  expect(open()).toEqual(['/services'])
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(open()).toEqual([])
})
