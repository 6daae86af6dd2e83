/** The module of every page in `npm run dev`: Vite's client loads the page again after a change. */
// @ts-expect-error Vite serves it.
// oxlint-disable-next-line import/no-absolute-path
import '/@vite/client'
import '#app/browser/main.ts'
