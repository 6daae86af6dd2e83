import { afterEach, beforeEach, expect, test } from 'vitest'
import { revealSections } from './reveal-sections.ts'

beforeEach(() => {
  document.body.innerHTML = '<p data-later></p>'.repeat(3)
})
afterEach(() => {
  document.documentElement.classList.remove('laid')
  document.body.replaceChildren()
})

const laid = () => document.querySelectorAll('[data-laid]').length

test('lays out parts below the first screen one per frame', async () => {
  const seen: number[] = []
  const watcher = new MutationObserver(() => seen.push(laid()))
  watcher.observe(document.body, { attributes: true, subtree: true })
  await revealSections()
  watcher.disconnect()
  expect(seen).toEqual([1, 2, 3])
})

test('does nothing when everything is laid out already', async () => {
  document.documentElement.classList.add('laid')
  await revealSections()
  expect(laid()).toBe(0)
})
