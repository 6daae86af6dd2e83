import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { revealSections } from './reveal-sections.ts'

beforeEach(() => {
  document.body.innerHTML = '<p data-later></p>'.repeat(3)
})
afterEach(() => {
  document.documentElement.classList.remove('laid')
  document.body.replaceChildren()
})

const NEVER = new Promise<never>(() => undefined)
const laid = () => document.querySelectorAll('[data-laid]').length
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

test('lays out parts below the first screen one per frame, after stylesheet and fonts', async () => {
  const fonts = Promise.withResolvers<void>()
  const styled = Promise.withResolvers<void>()
  const seen: number[] = []
  const watcher = new MutationObserver(() => seen.push(laid()))
  watcher.observe(document.body, { attributes: true, subtree: true })
  const done = revealSections(styled.promise, NEVER, () => fonts.promise)
  fonts.resolve()
  await frame()
  await frame()
  expect(laid()).toBe(0)
  styled.resolve()
  await done
  await frame()
  watcher.disconnect()
  expect(seen).toEqual([1, 2, 3])
})

test('lays out nothing before the fonts have loaded', async () => {
  const fonts = Promise.withResolvers<void>()
  const done = revealSections(Promise.resolve(), NEVER, () => fonts.promise)
  await frame()
  await frame()
  expect(laid()).toBe(0)
  fonts.resolve()
  await done
  expect(laid()).toBe(3)
})

test('lays out one part per frame before the fonts have loaded if the visitor touches the page', async () => {
  const fonts = Promise.withResolvers<void>()
  const touched = Promise.withResolvers<void>()
  const done = revealSections(Promise.resolve(), touched.promise, () => fonts.promise)
  await frame()
  expect(laid()).toBe(0)
  touched.resolve()
  await vi.waitFor(() => expect(laid()).toBe(3))
  let isDone = false
  void done.then(() => (isDone = true))
  await frame()
  expect(isDone).toBe(false)
  fonts.resolve()
  await done
})

test('does nothing when everything is laid out already', async () => {
  document.documentElement.classList.add('laid')
  await revealSections(Promise.resolve(), NEVER, () => Promise.resolve())
  expect(laid()).toBe(0)
})
