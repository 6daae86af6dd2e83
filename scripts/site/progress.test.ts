import { expect, test } from 'vitest'
import { showProgress } from './progress.ts'

function screen(isTTY: boolean) {
  const written: string[] = []
  return { isTTY, written, write: (text: string) => void written.push(text) }
}

test('a terminal sees the seconds go by, and an empty line at the end', () => {
  const terminal = screen(true)
  const ticks: (() => void)[] = []
  const finish = showProgress(terminal, (work) => {
    ticks.push(work)
    return () => void ticks.pop()
  })
  ticks[0]?.()
  ticks[0]?.()
  finish()
  expect(terminal.written.map((text) => text.replaceAll('\u001b', ''))).toEqual([
    '\r[K  1 s, most builds take less than a minute',
    '\r[K  2 s, most builds take less than a minute',
    '\r[K',
  ])
  expect(ticks).toEqual([])
})

test('a log file sees nothing of it', () => {
  const file = screen(false)
  showProgress(file, () => expect.fail('nothing is to be shown'))()
  expect(file.written).toEqual([])
})
