/** What comes with the full stylesheet, long before React: a file of its own, asked for by start.ts. */
export { startVisit } from '#app/visitor/visit.ts'
export { layOut } from './lay-out.ts'
