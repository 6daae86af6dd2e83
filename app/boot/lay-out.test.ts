import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layOut } from './lay-out.ts'

let frames: (() => void)[]
let classes: Set<string>
let parts: { shown: boolean; setAttribute: (name: string) => void }[]
let fontsReady: () => void
let fonts: () => Promise<void>

beforeEach(() => {
  frames = []
  classes = new Set()
  parts = [0, 1, 2].map(() => {
    const part = { shown: false, setAttribute: () => void (part.shown = true) }
    return part
  })
  const brought = Promise.withResolvers<void>()
  fontsReady = brought.resolve
  fonts = () => brought.promise
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback))
  vi.stubGlobal('document', {
    documentElement: { classList: { contains: (name: string) => classes.has(name) } },
    querySelectorAll: () => parts,
  })
})
afterEach(() => vi.unstubAllGlobals())

const shown = () => parts.filter((part) => part.shown).length

async function frame(): Promise<void> {
  for (const callback of frames.splice(0)) callback()
  await new Promise((resolve) => setTimeout(resolve))
  await new Promise((resolve) => setImmediate(resolve))
}

test('the parts below the first screen are laid out one a frame, after stylesheet and fonts', async () => {
  const done = layOut(Promise.resolve(), fonts)
  await frame()
  await frame()
  expect(shown()).toBe(0)
  fontsReady()
  await frame()
  expect(shown()).toBe(1)
  await frame()
  expect(shown()).toBe(2)
  await frame()
  await frame()
  await done
  expect(shown()).toBe(3)
})

test('once somebody has touched the page, all is laid out already and nothing is left to do', async () => {
  classes.add('laid')
  fontsReady()
  const done = layOut(Promise.resolve(), fonts)
  await frame()
  await frame()
  await done
  expect(shown()).toBe(0)
})
