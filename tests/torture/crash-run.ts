import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createCaptchaMint } from './captcha-mint.ts'
import { type Crowd, mailsAreOut, startCrowd } from './crowd.ts'
import { type Fleet, startFleet } from './fleet.ts'
import { startUnsteadyMailServer } from './mail-server.ts'
import { createRandom, type Random } from './random.ts'
import { type Verdict, judge } from './verdict.ts'

export interface CrashRunOptions {
  readonly seed: number
  /** Servers that share the database; 1 on the embedded one. */
  readonly servers: number
  /** PostgreSQL; null for the embedded database. */
  readonly databaseUrl: string | null
  readonly visitors: number
  /** Asked after every kill. */
  readonly isEnough: (progress: { kills: number; elapsedMs: number }) => boolean
}

export interface CrashReport extends Verdict {
  readonly kills: number
  readonly outages: number
  readonly seconds: number
  /** From the end of the kills to the last mail. */
  readonly secondsToLastMail: number
}

/**
 * A kill comes after so many more requests were acknowledged, however slow
 * the machine is, and then at any moment of what is going on.
 */
const BETWEEN_KILLS = [1, 30] as const
const MOMENT_MS = [0, 50] as const
/** Now and then the next one comes before the server has done anything at all. */
const DOUBLE_KILLS = 0.15

/** Kills servers under load while the mail server goes up and down, then counts what is left. */
export async function runCrashTest(options: CrashRunOptions): Promise<CrashReport> {
  const random = createRandom(options.seed)
  const folder = await mkdtemp(join(tmpdir(), 'palisade-torture-'))
  const mailServer = await startUnsteadyMailServer(random.fork())
  const mint = createCaptchaMint()
  const fleet = await startFleet({
    size: options.servers,
    folder,
    environment: {
      RATE_LIMIT: 'off',
      SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
      ...(options.databaseUrl !== null && { DATABASE_URL: options.databaseUrl }),
    },
    settings: mint.settings,
    random: random.fork(),
  })
  const begun = performance.now()
  const crowd = startCrowd({
    size: options.visitors,
    fleet,
    mint,
    random: random.fork(),
  })
  try {
    mailServer.alternate()
    await killAtRandom({
      fleet,
      crowd,
      random: random.fork(),
      isEnough: () => options.isEnough({ kills: fleet.kills, elapsedMs: since(begun) }),
    })
    await fleet.whole()
    const quiet = performance.now()
    await crowd.finish()
    await mailServer.stayUp()
    await mailsAreOut(fleet)
    const secondsToLastMail = since(quiet) / 1000
    const verdict = await judge(crowd.sent, mailServer.accepted, fleet)
    return {
      ...verdict,
      kills: fleet.kills,
      outages: mailServer.outages,
      seconds: since(begun) / 1000,
      secondsToLastMail,
    }
  } finally {
    crowd.leave()
    await fleet.stop()
    await mailServer.stayUp()
    await mailServer.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function killAtRandom({
  fleet,
  crowd,
  random,
  isEnough,
}: {
  fleet: Fleet
  crowd: Crowd
  random: Random
  isEnough: () => boolean
}): Promise<void> {
  while (!isEnough()) {
    await crowd.more(random.chance(DOUBLE_KILLS) ? 0 : random.between(...BETWEEN_KILLS))
    await pause(random.between(...MOMENT_MS))
    await fleet.killOne()
  }
}

const since = (moment: number): number => performance.now() - moment
