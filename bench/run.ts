import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** `npm run bench -- pages|server|submissions`: the project's speed figures, each against a reference measured in the same run. */

/** What the file of a bench exports. */
interface Bench {
  /** Prints its figures; the arguments after its name are its own. */
  bench(args: readonly string[]): Promise<void>
}

const BENCHES: Readonly<Record<string, string>> = {
  pages: 'how soon a visitor sees and can use a page',
  server: 'static answers a second, beside nginx',
  submissions: 'acknowledged requests a second, beside bare inserts into the same database',
}

const fileOf = (name: string): string => join(import.meta.dirname, `${name}.ts`)

const [name = '', ...args] = process.argv.slice(2)
if (Object.hasOwn(BENCHES, name) && existsSync(fileOf(name))) {
  const { bench } = (await import(fileOf(name))) as Bench
  await bench(args)
} else {
  const there = Object.entries(BENCHES).filter(([each]) => existsSync(fileOf(each)))
  const width = Math.max(...there.map(([each]) => each.length))
  const lines = there.map(([each, meaning]) => `  ${each.padEnd(width)}  ${meaning}`)
  console.error(`usage: npm run bench -- NAME\n\n${lines.join('\n')}`)
  process.exitCode = 2
}
