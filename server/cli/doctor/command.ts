import { readPages } from '#server/site/read-pages.ts'
import { join } from 'node:path'
import { business } from '#domain/business/business.ts'
import { readEnvironment } from '#server/environment.ts'
import type { SmtpLimits } from '#server/outbox/transport/transport-smtp.ts'
import { createPhotoConverter } from '#server/photos/convert-photo.ts'
import { printDatabase } from '../database/describe-database.ts'
import {
  createCommand,
  withHelp,
  type Command,
  type CommandIo,
  EXIT_DONE,
  EXIT_FAILED,
} from '../terminal/commands.ts'
import { certificateExpiry } from './certificate.ts'
import { installedCommands } from '../terminal/installed-commands.ts'
import { type Finding, findingsAbout } from './finding.ts'
import { reportJson, reportText, countFindings, wantsColor } from './report.ts'
import { runChecks } from './run-checks.ts'
import { sendOpenFindings } from './send-findings.ts'
import { fileSystemOf, type CheckDependencies } from './check-dependencies.ts'

const HELP = `The go-live check: what is still a placeholder, missing, or out of order.

  npm run doctor [-- OPTIONS]

  --no-send   greets the mail server, but sends no test message to STAFF_EMAIL
  --tell      says what is open by ALERT_WEBHOOK_URL too: for a timer
  --json      for machines; with npm run --silent doctor, or npm's own lines end up in front

Each line is ok, look (for you to judge) or open (to be done before visitors
come), and says what to do. The exit status is 1 while anything is open. Give
it the same environment as the server. Nothing is changed: the test message
is the only trace.
`

/** Shorter than the server's limits, because the owner waits at a terminal. */
const SMTP_LIMITS: SmtpLimits = { connection: 8000, greeting: 8000, socket: 10_000, mail: 20_000 }

const BUILD = join(import.meta.dirname, '..', '..', '..', 'build')

const ARGUMENTS = {
  options: {
    json: { type: 'boolean' },
    'no-send': { type: 'boolean' },
    tell: { type: 'boolean' },
  },
  positionals: [0, 0, 'doctor takes options only.'],
} as const

/** Dependencies that tests may replace. */
export type DoctorOverrides = Partial<
  Omit<CheckDependencies, 'environment' | 'raw' | 'clock' | 'send'>
>

/** Implements `npm run doctor`. */
export function doctorCommand(replacements: DoctorOverrides = {}): Command {
  const check = createCommand(ARGUMENTS, async ({ json, tell, 'no-send': noSend }, io) => {
    const reading = readEnvironment(io.environment)
    if (reading.ok && json !== true) printDatabase(io, reading.environment)
    const findings = await collectFindings(reading, io, noSend !== true, replacements)
    const color = wantsColor(io.terminal.out, io.environment)
    await io.out(
      json === true
        ? reportJson(findings)
        : reportText(findings, { color, width: io.terminal.columns }),
    )
    const asInstalled = ({ action, ...finding }: Finding): Finding =>
      action === undefined
        ? finding
        : { ...finding, action: installedCommands(action, io.environment) }
    if (tell === true && reading.ok) {
      const result = await sendOpenFindings(findings.map(asInstalled), {
        environment: reading.environment,
        fetch: replacements.fetch ?? io.fetch,
        clock: io.clock,
        randomId: () => crypto.randomUUID(),
      })
      if (result !== null) io.err(`${result.message}\n`)
    }
    return countFindings(findings).error === 0 ? EXIT_DONE : EXIT_FAILED
  })
  return withHelp(HELP, check)
}

async function collectFindings(
  reading: ReturnType<typeof readEnvironment>,
  io: CommandIo,
  send: boolean,
  replacements: DoctorOverrides,
): Promise<readonly Finding[]> {
  if (!reading.ok) return wrongEnvironment(reading.problems)
  return await runChecks({
    environment: reading.environment,
    raw: io.environment,
    business,
    readPages: () => readPages(BUILD, business),
    nodeVersion: process.versions.node,
    clock: io.clock,
    fetch: globalThis.fetch,
    fileSystem: fileSystemOf,
    certificateExpiry,
    createPhotoConverter,
    smtpLimits: SMTP_LIMITS,
    send,
    ...replacements,
  })
}

/**
 * Returns findings for an environment with which the server would not start, so that no other check
 * can run.
 */
function wrongEnvironment(problems: readonly string[]): readonly Finding[] {
  return problems.map((problem) =>
    findingsAbout('Environment').error(problem, 'Correct it; then run this again.'),
  )
}
