import { type CrashReport, type CrashRunOptions, runCrashTest } from './crash-run.ts'

/** When a campaign of kills ends. */
export interface RoundsGoal {
  /** Kills in all; Infinity where only the time counts. */
  readonly kills: number
  readonly limitMs: number
}

export interface RoundsOptions {
  readonly seed: number
  /** Sites that are killed at the same time, each with a database and mail server of its own. */
  readonly sites: number
  readonly servers: number
  readonly visitors: number
  readonly goal: RoundsGoal
  /** An empty database for one round, and how to be rid of it. */
  readonly database: () => Promise<{ readonly url: string | null; drop(): Promise<void> }>
}

/** A site is judged after so many kills, and the next one begins anew: a failure is found soon and has a short story. */
const KILLS_A_ROUND = 50

/** Round after round on several sites at once; the reports of all of them, added up. */
export async function runRounds(options: RoundsOptions): Promise<CrashReport> {
  const { sites, goal } = options
  const begun = performance.now()
  const reports: CrashReport[] = []
  let planned = 0
  let round = 0
  const timeIsUp = (): boolean => performance.now() - begun >= goal.limitMs

  const site = async (): Promise<void> => {
    while (planned < goal.kills && !timeIsUp()) {
      const kills = Math.min(KILLS_A_ROUND, goal.kills - planned)
      planned += kills
      const isEnough: CrashRunOptions['isEnough'] = (so) => so.kills >= kills || timeIsUp()
      reports.push(await oneRound(options, options.seed + round++, isEnough))
    }
  }
  await Promise.all(Array.from({ length: sites }, site))
  return { ...addUp(reports), seconds: (performance.now() - begun) / 1000 }
}

async function oneRound(
  { servers, visitors, database }: RoundsOptions,
  seed: number,
  isEnough: CrashRunOptions['isEnough'],
): Promise<CrashReport> {
  const { url, drop } = await database()
  try {
    return await runCrashTest({ seed, servers, visitors, databaseUrl: url, isEnough })
  } finally {
    await drop()
  }
}

function addUp(reports: readonly CrashReport[]): CrashReport {
  const sum = (of: (report: CrashReport) => number): number =>
    reports.reduce((total, report) => total + of(report), 0)
  return {
    sent: sum(({ sent }) => sent),
    acknowledged: sum(({ acknowledged }) => acknowledged),
    rows: sum(({ rows }) => rows),
    mails: sum(({ mails }) => mails),
    lost: sum(({ lost }) => lost),
    duplicates: sum(({ duplicates }) => duplicates),
    twoAnswers: sum(({ twoAnswers }) => twoAnswers),
    withoutMail: sum(({ withoutMail }) => withoutMail),
    owed: added(reports.map(({ owed }) => owed)),
    doubled: sum(({ doubled }) => doubled),
    invented: sum(({ invented }) => invented),
    refusals: reports.flatMap(({ refusals }) => refusals),
    failures: added(reports.map(({ failures }) => failures)),
    kills: sum(({ kills }) => kills),
    outages: sum(({ outages }) => outages),
    seconds: 0,
    secondsToLastMail: Math.max(0, ...reports.map(({ secondsToLastMail }) => secondsToLastMail)),
  }
}

function added(counts: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const [name, times] of counts.flatMap((each) => Object.entries(each))) {
    sums[name] = (sums[name] ?? 0) + times
  }
  return sums
}
