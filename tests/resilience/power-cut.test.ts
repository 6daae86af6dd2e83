import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type CutReport,
  cutPower,
  idsOf,
  type PowerRecord,
  recordServer,
} from './power/power-cut.ts'
import { tracingProblem } from './power/traced-server.ts'
import { extent, LIMIT_MS, seedOr } from './extent.ts'
import { skipUnless } from '#tests/support/skip-unless.ts'

const noTrace = tracingProblem()

describe(
  'a power cut under the embedded database',
  skipUnless(noTrace === null, `${noTrace}`),
  () => {
    let record: PowerRecord
    beforeAll(async () => {
      record = await recordServer({ seed: seedOr(11), requests: extent(40, 100), visitors: 6 })
    }, LIMIT_MS)
    afterAll(() => record.remove())

    const cutAfterAnswers = (ignoresFlush?: (path: string) => boolean): Promise<CutReport> =>
      cutPower(record, {
        seed: 12,
        choose: (event, random) =>
          event.what === 'answer' && idsOf(event.text).length > 0 && random.chance(0.4) ? 1 : 0,
        ...(ignoresFlush && { ignoresFlush }),
      })

    test(
      'right after a response keeps acknowledged submissions and their mails',
      async () => {
        const report = await cutAfterAnswers()
        expect(report).toMatchObject({ lost: 0, broken: 0 })
        expect(report.expected).toBeGreaterThan(record.acknowledged)
      },
      LIMIT_MS,
    )

    test(
      'at any moment from the first start to the end keeps them too',
      async () => {
        const report = await cutPower(record, {
          seed: 13,
          choose: (_event, random) => (random.chance(0.02) ? 1 : 0),
        })
        expect(report).toMatchObject({ lost: 0, broken: 0 })
        expect(report.expected).toBeGreaterThan(record.acknowledged)
      },
      LIMIT_MS,
    )

    test(
      'without flushes of the log loses acknowledged submissions, so the check detects losses',
      async () => {
        expect((await cutAfterAnswers((path) => path.endsWith('-wal'))).lost).toBeGreaterThan(0)
      },
      LIMIT_MS,
    )
  },
)
