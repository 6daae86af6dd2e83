import { median } from './figures.ts'
import { type Box, send, type Sending } from './sending-run.ts'
import { benchSlowed } from './slowed-runs.ts'

const FORM_PAGE = '/book-online'

const COLUMNS: readonly (readonly [title: string, key: keyof Sending])[] = [
  ['press to POST ms', 'post'],
  ['press to 201 ms', 'stored'],
  ['press to thank-you ms', 'shown'],
  ['requests for it', 'thanksRequests'],
]

interface Case {
  readonly name: string
  readonly site: string
  readonly box: Box
}

/** Measures sending the form, its last column the slowest round (see `benchSlowed` for the arguments). */
export const bench = (args: readonly string[]): Promise<void> =>
  benchSlowed<Case, Sending>(args, {
    rounds: 10,
    cases: (ours, others) => [
      { name: 'this one, box left alone', site: ours, box: 'left alone' },
      { name: 'this one, box ticked', site: ours, box: 'ticked' },
      ...others.map((site) => ({ name: `${site}, box ticked`, site, box: 'ticked' as const })),
    ],
    measure: (browser, { site, box }, connection) =>
      send(browser, { url: site + FORM_PAGE, connection, box }),
    head: ['installation', ...COLUMNS.map(([title]) => title), 'slowest ms'],
    row: (runs) => [
      ...COLUMNS.map(([, key]) => median(runs.map((one) => one[key]))),
      Math.max(...runs.map(({ shown }) => shown)),
    ],
  })
