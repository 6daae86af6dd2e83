import type { Family } from '../cases/case.ts'
import { alarm } from './alarm.ts'
import { exports } from './exports.ts'
import { functions } from './functions.ts'
import { incoming } from './incoming.ts'
import { pages } from './pages.ts'
import { probes } from './probes.ts'
import { statusPage } from './status-page.ts'
import { submissionForm } from './submission-form.ts'
import { restInsert } from './rest-insert.ts'
import { restReading } from './rest-reading.ts'
import { smuggling } from './smuggling.ts'
import { staff } from './staff.ts'

/** All families; a new one is a file beside these and a line here. */
export const FAMILIES: readonly Family[] = [
  pages,
  restInsert,
  restReading,
  functions,
  exports,
  submissionForm,
  alarm,
  incoming,
  statusPage,
  staff,
  probes,
  smuggling,
]
