import { checkBusiness } from './checks/business.ts'
import { checkAddressField, checkCaptcha } from './checks/third-party.ts'
import { type DatabaseExamination, examineDatabase } from './checks/database.ts'
import { checkBackups } from './checks/backups.ts'
import { checkDisk } from './checks/disk.ts'
import { checkMail } from './checks/mail.ts'
import { checkPhoneNumbers } from './checks/phone-numbers.ts'
import { checkPhotos } from './checks/photos.ts'
import { checkNode } from './checks/runtime.ts'
import { checkLeftoverDefaults, checkGenericPages } from './checks/owner-texts.ts'
import { checkServer, checkSiteUrl } from './checks/reachability.ts'
import { checkStaffHost } from './checks/staff-host.ts'
import { checkTags } from './checks/tags.ts'
import { VARIABLES } from '#server/environment.ts'
import { type Finding, findingsAbout, listFindings } from './finding.ts'
import type { CheckDependencies } from './check-dependencies.ts'

/** Longer than the longest limit within a check: a mail may take 20 s, the database 10 s. */
const CHECK_TIMEOUT_MS = 30_000

/**
 * Runs all checks concurrently; returns the findings in the order in which an owner corrects them.
 */
export async function runChecks(deps: CheckDependencies): Promise<readonly Finding[]> {
  const tooLate: DatabaseExamination = { findings: [timedOutFinding('Database')], settings: null }
  const database = withTimeout(examineDatabase(deps), tooLate)
  const settings = database.then((examination) => examination.settings)
  const checks: readonly Promise<Finding | readonly Finding[]>[] = [
    Promise.resolve([checkNode(deps)]),
    checkLeftoverDefaults(deps).then((leftovers) =>
      listFindings(
        checkBusiness(deps),
        leftovers,
        checkGenericPages(deps),
        checkLimits(deps),
        checkExampleValues(deps),
      ),
    ),
    withTimeout(checkSiteUrl(deps), timedOutFinding('SITE_URL')),
    withTimeout(checkServer(deps), timedOutFinding('Server')),
    database.then(({ findings }) => findings),
    withTimeout(checkDisk(deps), timedOutFinding('Disk')),
    withTimeout(checkBackups(deps), timedOutFinding('Backups')).then((finding) =>
      listFindings(finding),
    ),
    withTimeout(checkPhotos(deps), timedOutFinding('Photos')),
    withTimeout(checkMail(deps), timedOutFinding('Mail')),
    withTimeout(
      settings.then((rows) => checkCaptcha(deps, rows)),
      timedOutFinding('Captcha'),
    ),
    settings.then(checkAddressField),
    withTimeout(checkPhoneNumbers(deps), [timedOutFinding('Twilio')]),
    withTimeout(
      settings.then((rows) => checkStaffHost(deps, rows)),
      [timedOutFinding('STAFF_URL')],
    ),
    withTimeout(checkTags(deps), [timedOutFinding('Tags')]),
  ]
  return (await Promise.all(checks)).flat()
}

/** Parts of the example values in deploy/palisade.env; mailboxes in .example belong to nobody. */
const EXAMPLE_VALUE = /\byour-(?:name|host)\.com\b|nobody-guesses|your-own-id|@[\w.-]*\bexample\b/

function checkExampleValues({ raw }: CheckDependencies): readonly Finding[] {
  return Object.keys(VARIABLES)
    .filter((name) => EXAMPLE_VALUE.test(raw[name] ?? ''))
    .map((name) =>
      findingsAbout(name).error('still has an example value', 'Set your own, or delete the line.'),
    )
}

function checkLimits({ environment }: CheckDependencies): Finding | null {
  return environment.rateLimit
    ? null
    : findingsAbout('RATE_LIMIT').error(
        'is off: anybody may flood the site',
        'Take it out of the environment.',
      )
}

const timedOutFinding = (subject: string): Finding =>
  findingsAbout(subject).error(
    `no answer within ${CHECK_TIMEOUT_MS / 1000} s`,
    'See what holds it up, and try again.',
  )

async function withTimeout<Result, Late>(
  work: Promise<Result>,
  tooLate: Late,
): Promise<Result | Late> {
  const { promise, resolve } = Promise.withResolvers<Late>()
  const timer = setTimeout(resolve, CHECK_TIMEOUT_MS, tooLate)
  return await Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
