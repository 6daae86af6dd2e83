import { afterEach, expect, test, vi } from 'vitest'
import { watchHeaderScroll } from '#client/first-paint/header-scroll.ts'
import { insertOwnerNote } from './owner-note-element.ts'

const isScrolled = (): boolean => 'scrolled' in document.documentElement.dataset

afterEach(() => {
  localStorage.clear()
  document.body.replaceChildren()
  scrollTo(0, 0)
})

test('keeps the header transparent while the note scrolls into view, but not below it', async () => {
  const page = document.createElement('div')
  page.style.height = '4000px'
  document.body.append(page)
  watchHeaderScroll()
  const seen: boolean[] = []
  insertOwnerNote(3, { label: 'Note', text: '{left} left', close: 'Close' })
  // After the note's own listener, as a frame would be painted.
  addEventListener('scroll', () => seen.push(isScrolled()))
  await vi.waitFor(() => expect(seen.length).toBeGreaterThan(1))
  await vi.waitFor(() => expect(scrollY).toBe(0))
  expect(seen).not.toContain(true)
  scrollTo(0, 500)
  await vi.waitFor(() => expect(isScrolled()).toBe(true))
})
