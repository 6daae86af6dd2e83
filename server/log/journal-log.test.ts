import { expect, test } from 'vitest'
import { journalLog } from './journal-log.ts'

test.each([
  ['{"level":60,"msg":"ended"}\n', '<2>'],
  ['{"level":50,"msg":"lost"}\n', '<3>'],
  ['{"level":40,"msg":"late"}\n', '<4>'],
  ['{"level":30,"msg":"listening"}\n', '<6>'],
  ['{"level":20,"msg":"detail"}\n', '<7>'],
  ['no JSON\n', '<6>'],
])('%j has the priority %s', (line, prefix) => {
  const written: string[] = []
  journalLog({
    write: (text) => void written.push(text),
    lost: () => 0,
    drained: async () => {},
    flush: () => true,
  }).write(line)
  expect(written).toEqual([prefix + line])
})
