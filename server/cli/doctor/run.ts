import { checkAddressField } from './checks/address-field.ts'
import { checkBusiness } from './checks/business.ts'
import { checkCaptcha } from './checks/captcha.ts'
import { type DatabaseExamination, examineDatabase } from './checks/database.ts'
import { checkDisk } from './checks/disk.ts'
import { checkMail } from './checks/mail.ts'
import { checkBuild, checkNode } from './checks/runtime.ts'
import { checkServer } from './checks/server.ts'
import { checkShippedFirm } from './checks/shipped-firm.ts'
import { checkSiteUrl } from './checks/site-url.ts'
import { checkWordsToWrite } from './checks/words-to-write.ts'
import { type Finding, open } from './finding.ts'
import type { Surroundings } from './surroundings.ts'

/** Longer than the longest limit within a check: a mail may take 20 s, the database 10 s. */
const LIMIT_MS = 30_000

/** All checks at once; the findings come in the order in which an owner goes through them. */
export async function examine(surroundings: Surroundings): Promise<readonly Finding[]> {
  const tooLate: DatabaseExamination = { findings: [late('Database')], settings: null }
  const database = inTime(examineDatabase(surroundings), tooLate)
  const settings = database.then((examination) => examination.settings)
  const checks: readonly Promise<Finding | readonly Finding[]>[] = [
    Promise.resolve([checkNode(surroundings), checkBuild(surroundings)]),
    Promise.resolve([
      ...checkBusiness(surroundings),
      ...checkShippedFirm(surroundings),
      ...checkWordsToWrite(surroundings),
      ...checkLimits(surroundings),
    ]),
    inTime(checkSiteUrl(surroundings), late('SITE_URL')),
    inTime(checkServer(surroundings), late('Server')),
    database.then(({ findings }) => findings),
    inTime(checkDisk(surroundings), late('Disk')),
    inTime(checkMail(surroundings), late('Mail')),
    inTime(
      settings.then((rows) => checkCaptcha(surroundings, rows)),
      late('Captcha'),
    ),
    settings.then(checkAddressField),
  ]
  return (await Promise.all(checks)).flat()
}

function checkLimits({ environment }: Surroundings): readonly Finding[] {
  return environment.rateLimit
    ? []
    : [open('RATE_LIMIT', 'is off: anybody may flood the site', 'Take it out of the environment.')]
}

const late = (subject: string): Finding =>
  open(subject, `no answer within ${LIMIT_MS / 1000} s`, 'See what holds it up, and try again.')

async function inTime<Result, Late>(work: Promise<Result>, tooLate: Late): Promise<Result | Late> {
  const { promise, resolve } = Promise.withResolvers<Late>()
  const timer = setTimeout(resolve, LIMIT_MS, tooLate)
  return await Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
