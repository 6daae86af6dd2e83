/**
 * `npm run bench -- NAME`: the project's speed figures, each against a
 * reference measured in the same run.
 */

/** What the file of a bench exports. */
interface Bench {
  /** Prints its figures; the arguments after its name are its own. */
  bench(args: readonly string[]): Promise<void>
}

interface Entry {
  readonly meaning: string
  readonly load: () => Promise<Bench>
}

const BENCHES: Readonly<Record<string, Entry>> = {
  pages: {
    meaning: 'pages on a slow phone and line, beside a page that does nothing',
    load: () => import('./pages.ts'),
  },
  receipts: {
    meaning: 'what 300 phones cost that wait on their receipts, beside a server nobody asks',
    load: () => import('./receipts.ts'),
  },
  sending: {
    meaning: 'from the press on the button to the thank-you page, on a slow phone and connection',
    load: () => import('./sending.ts'),
  },
  server: {
    meaning: 'static answers a second, beside nginx',
    load: () => import('./server.ts'),
  },
  submissions: {
    meaning: 'acknowledged requests a second, beside bare inserts into the same database',
    load: () => import('./submissions.ts'),
  },
}

const [name = '', ...args] = process.argv.slice(2)
const entry = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined
if (entry) {
  const { bench } = await entry.load()
  await bench(args)
} else {
  const width = Math.max(...Object.keys(BENCHES).map((each) => each.length))
  const lines = Object.entries(BENCHES).map(
    ([each, { meaning }]) => `  ${each.padEnd(width)}  ${meaning}`,
  )
  console.error(`usage: npm run bench -- NAME\n\n${lines.join('\n')}`)
  process.exitCode = 2
}
