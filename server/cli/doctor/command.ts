import { join } from 'node:path'
import { business } from '#domain/business.ts'
import { readEnvironment } from '#server/environment.ts'
import type { SmtpLimits } from '#server/mail/transport-smtp.ts'
import { tellDatabase } from '../database/whereabouts.ts'
import { readArguments } from '../terminal/arguments.ts'
import { misunderstood, withHelp } from '../terminal/commands.ts'
import { type Command, type CommandIo, DONE, FAILED } from '../terminal/io.ts'
import { certificateEnd } from './certificate.ts'
import { type Finding, open } from './finding.ts'
import { reportJson, reportText, tallyOf, wantsColor } from './report.ts'
import { examine } from './run.ts'
import { tellOpen } from './tell.ts'
import { readFileSystem, type Surroundings } from './surroundings.ts'

const HELP = `The go-live check: what is still a placeholder, missing, or out of order.

  npm run doctor [-- OPTIONS]

  --no-send   greets the mail server, but sends no test message to STAFF_EMAIL
  --tell      says what is open by NTFY_URL and ALERT_WEBHOOK_URL too: for a timer
  --json      for machines; with npm run --silent doctor, or npm's own lines end up in front

Each line is ok, look (for you to judge) or open (to be done before visitors
come), and says what to do. The exit status is 1 while anything is open. Give
it the same environment as the server. Nothing is changed: the test message
is the only trace.
`

/** Somebody waits at a screen: less patience than the server has. */
const SMTP_LIMITS: SmtpLimits = { connection: 8000, greeting: 8000, socket: 10_000, mail: 20_000 }

const BUILD = join(import.meta.dirname, '..', '..', '..', 'build')

const OPTIONS = {
  json: { type: 'boolean' },
  'no-send': { type: 'boolean' },
  tell: { type: 'boolean' },
} as const

/** What a test may put in place of the real thing. */
export type Replacements = Partial<
  Pick<
    Surroundings,
    'business' | 'build' | 'nodeVersion' | 'fetch' | 'fileSystem' | 'certificateEnd' | 'smtpLimits'
  >
>

/** `npm run doctor` (runtime.md). */
export function doctorCommand(replacements: Replacements = {}): Command {
  return withHelp(HELP, async (args, io) => {
    const parsed = readArguments(args, OPTIONS)
    if (!parsed.ok) return misunderstood(io, parsed.problem)
    if (parsed.positionals.length > 0)
      return misunderstood(io, `doctor takes options only, not '${parsed.positionals.join(' ')}'.`)
    const send = parsed.values['no-send'] !== true
    const reading = readEnvironment(io.environment)
    if (reading.ok && parsed.values.json !== true) tellDatabase(io, reading.environment)
    const findings = await findingsOf(reading, io, send, replacements)
    const color = wantsColor(io.terminal.out, io.environment)
    await io.out(
      parsed.values.json === true
        ? reportJson(findings)
        : reportText(findings, { color, width: io.terminal.columns }),
    )
    if (parsed.values.tell === true && reading.ok) {
      const told = await tellOpen(findings, {
        environment: reading.environment,
        fetch: replacements.fetch ?? io.fetch,
        clock: io.clock,
        randomId: () => crypto.randomUUID(),
      })
      if (told !== null) io.err(`${told.told}\n`)
    }
    return tallyOf(findings).open === 0 ? DONE : FAILED
  })
}

async function findingsOf(
  reading: ReturnType<typeof readEnvironment>,
  io: CommandIo,
  send: boolean,
  replacements: Replacements,
): Promise<readonly Finding[]> {
  if (!reading.ok) return wrongEnvironment(reading.problems)
  return await examine({
    environment: reading.environment,
    raw: io.environment,
    business,
    build: BUILD,
    nodeVersion: process.versions.node,
    clock: io.clock,
    fetch: globalThis.fetch,
    fileSystem: readFileSystem,
    certificateEnd,
    smtpLimits: SMTP_LIMITS,
    send,
    ...replacements,
  })
}

/** The server would not start with these, so nothing else can be found out. */
function wrongEnvironment(problems: readonly string[]): readonly Finding[] {
  return problems.map((problem) => open('Environment', problem, 'Correct it; then run this again.'))
}
