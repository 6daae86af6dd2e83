import { campaignFromQuery, CLICK_IDS, readCampaign, UTM_KEYS } from '#domain/campaign.ts'
import type { TrafficSource } from '#domain/submission.ts'
import type { SafeStorage } from './safe-storage.ts'

/** Names in local storage beside the campaign's own. */
export const VISIT_KEYS = {
  entryPage: 'entryPage',
  clickPath: 'clickPath',
  visitCount: 'visitCount',
  lastVisitDate: 'lastVisitDate',
  submissionCount: 'submissionCount',
  /** Start of the current visit; R51's visitDuration counts from it. Milliseconds since the epoch. */
  visitStart: 'visitStart',
} as const

/** Pages of one visit that are kept, the latest. */
export const CLICK_PATH_LIMIT = 50
/** Milliseconds without a page after which the next page begins a new visit. */
export const VISIT_GAP = 30 * 60_000
/** Longest value that is kept, in UTF-16 units: an address can be as long as somebody likes. */
const LONGEST_VALUE = 500

interface Dependencies {
  readonly storage: SafeStorage
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

/** What the browser remembers of this visit and of those before it. */
export function createVisitRecord({ storage, now }: Dependencies) {
  const keep = (name: string, value: string) =>
    value === '' ? storage.remove(name) : storage.set(name, value.slice(0, LONGEST_VALUE))

  const count = (name: string): number => {
    const value = Number(storage.get(name))
    return Number.isSafeInteger(value) && value > 0 ? value : 0
  }

  const startedAt = (): number => Math.min(count(VISIT_KEYS.visitStart) || now(), now())

  /** False after a long pause, at the first visit, and where the stored date is rubbish. */
  function visitGoesOn(): boolean {
    const gap = now() - Date.parse(storage.get(VISIT_KEYS.lastVisitDate) ?? '')
    return gap >= 0 && gap <= VISIT_GAP && count(VISIT_KEYS.visitStart) > 0
  }

  function clickPath(): string[] {
    const paths = parseJson(storage.get(VISIT_KEYS.clickPath))
    return Array.isArray(paths)
      ? paths.filter((path) => typeof path === 'string').slice(-CLICK_PATH_LIMIT)
      : []
  }

  return {
    /**
     * Saves what the address says of where the visitor came from. A campaign
     * replaces the one before it whole: half of each would be neither. Click
     * ids that come alone leave the campaign as it is.
     */
    arrive(query: URLSearchParams): void {
      const campaign = campaignFromQuery(query)
      if (campaign) {
        keep(UTM_KEYS.source, campaign.source)
        keep(UTM_KEYS.medium, campaign.medium)
        keep(UTM_KEYS.campaign, campaign.campaign)
        keep(UTM_KEYS.keyword, campaign.keyword)
      }
      if (campaign || CLICK_IDS.some((name) => query.get(name))) {
        for (const name of CLICK_IDS) keep(name, query.get(name) ?? '')
      }
    },

    /**
     * Notes a page that is shown now. A reload is no further page.
     * @param shownSince when it began to load, ms since the epoch
     */
    recordPage(path: string, shownSince: number = now()): void {
      const page = path.slice(0, LONGEST_VALUE)
      const goesOn = visitGoesOn()
      if (!goesOn) {
        storage.set(VISIT_KEYS.visitStart, String(Math.round(Math.min(shownSince, now()))))
        storage.set(VISIT_KEYS.visitCount, String(count(VISIT_KEYS.visitCount) + 1))
        storage.set(VISIT_KEYS.entryPage, page)
      }
      const before = goesOn ? clickPath() : []
      if (before.at(-1) !== page) before.push(page)
      storage.set(VISIT_KEYS.clickPath, JSON.stringify(before.slice(-CLICK_PATH_LIMIT)))
      storage.set(VISIT_KEYS.lastVisitDate, new Date(now()).toISOString())
    },

    /** Milliseconds since the first page of this visit. */
    duration: (): number => now() - startedAt(),

    trafficSource(): TrafficSource {
      const { source, medium, campaign, keyword } = readCampaign(storage.get)
      const clickIds = CLICK_IDS.flatMap((name) => {
        const value = storage.get(name)
        return value ? [[name, value]] : []
      })
      return {
        source,
        medium,
        campaign,
        keyword,
        click_path: clickPath(),
        ...Object.fromEntries(clickIds),
      }
    },

    countSubmission(): void {
      storage.set(VISIT_KEYS.submissionCount, String(count(VISIT_KEYS.submissionCount) + 1))
    },
  }
}

export type VisitRecord = ReturnType<typeof createVisitRecord>

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch (error) {
    // Somebody else wrote under our name.
    if (error instanceof SyntaxError) return null
    throw error
  }
}
