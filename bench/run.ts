/** `npm run bench -- NAME`: prints the speed figures of this build (docs/performance.md). */

/** Each prints its figures; its arguments are those after its name. */
const BENCHES: Readonly<
  Record<string, () => Promise<{ bench(args: readonly string[]): Promise<void> }>>
> = {
  pages: () => import('./pages.ts'),
  sending: () => import('./sending.ts'),
  server: () => import('./server.ts'),
}

const [name = '', ...args] = process.argv.slice(2)
const load = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined
if (load) {
  const { bench } = await load()
  await bench(args)
} else {
  console.error(`usage: npm run bench -- NAME

  pages     home, a service and a town page on a slow phone and connection
  sending   from the press on the button to the thank-you page, on the same
  server    pages and stored submissions a second

pages and sending take a number of rounds, then addresses to compare with.`)
  process.exitCode = 2
}
