import {
  type Campaign,
  campaignFromQuery,
  CLICK_IDS,
  readCampaign,
  UTM_KEYS,
} from '#domain/campaign.ts'
import type { TrafficSource } from '#domain/submission/input.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'

/** Local storage keys besides the campaign's own. */
export const VISIT_KEYS = {
  entryPage: 'entryPage',
  clickPath: 'clickPath',
  visitCount: 'visitCount',
  lastVisitDate: 'lastVisitDate',
  submissionCount: 'submissionCount',
  /**
   * Start of the current visit, milliseconds since the epoch; visitDuration (R51) counts from it.
   */
  visitStart: 'visitStart',
} as const

/** Number of latest pages of one visit that are kept. */
export const CLICK_PATH_LIMIT = 50
/**
 * Milliseconds without a page after which the next page starts a new visit. A literal, because
 * domain/durations.ts would cost bytes in the script of every page.
 */
export const VISIT_GAP_MS = 30 * 60_000
/** Longest value that is stored, in UTF-16 units: an address can have any length. */
const MAX_VALUE_LENGTH = 500

/** Creates the browser's record of this visit and of earlier ones. */
export function createVisitRecord(storage: SafeStorage) {
  const setOrRemove = (name: string, value: string) =>
    value === '' ? storage.remove(name) : storage.set(name, value.slice(0, MAX_VALUE_LENGTH))

  const count = (name: string): number => {
    const value = Number(storage.get(name))
    return Number.isSafeInteger(value) && value > 0 ? value : 0
  }

  const startedAt = (): number => Math.min(count(VISIT_KEYS.visitStart) || Date.now(), Date.now())

  /** False after a long pause, at the first visit, and if the stored date is malformed. */
  function isSameVisit(): boolean {
    const gap = Date.now() - Date.parse(storage.get(VISIT_KEYS.lastVisitDate) ?? '')
    return gap >= 0 && gap <= VISIT_GAP_MS && count(VISIT_KEYS.visitStart) > 0
  }

  function clickPath(): string[] {
    const paths = parseJson(storage.get(VISIT_KEYS.clickPath))
    return Array.isArray(paths)
      ? paths.filter((path) => typeof path === 'string').slice(-CLICK_PATH_LIMIT)
      : []
  }

  return {
    /**
     * Saves the campaign in the address. A campaign replaces the previous one entirely, because a
     * mixture would be wrong. Click ids without a campaign keep the saved one.
     */
    saveCampaign(query: URLSearchParams): void {
      const campaign = campaignFromQuery(query)
      if (campaign) {
        for (const [name, value] of Object.entries(campaign))
          setOrRemove(UTM_KEYS[name as keyof Campaign], value)
      }
      if (campaign || CLICK_IDS.some((name) => query.get(name))) {
        for (const name of CLICK_IDS) setOrRemove(name, query.get(name) ?? '')
      }
    },

    /**
     * Records a shown page, except for a reload.
     * @param shownSince time at which it began to load, ms since the epoch
     */
    recordPage(path: string, shownSince: number = Date.now()): void {
      const page = path.slice(0, MAX_VALUE_LENGTH)
      const isSame = isSameVisit()
      if (!isSame) {
        storage.set(VISIT_KEYS.visitStart, String(Math.round(Math.min(shownSince, Date.now()))))
        storage.set(VISIT_KEYS.visitCount, String(count(VISIT_KEYS.visitCount) + 1))
        storage.set(VISIT_KEYS.entryPage, page)
      }
      const before = isSame ? clickPath() : []
      if (before.at(-1) !== page) before.push(page)
      storage.set(VISIT_KEYS.clickPath, JSON.stringify(before.slice(-CLICK_PATH_LIMIT)))
      storage.set(VISIT_KEYS.lastVisitDate, new Date(Date.now()).toISOString())
    },

    /** Milliseconds since the first page of this visit. */
    duration: (): number => Date.now() - startedAt(),

    trafficSource(): TrafficSource {
      const clickIds = CLICK_IDS.flatMap((name) => {
        const value = storage.get(name)
        return value ? [[name, value]] : []
      })
      return {
        ...readCampaign(storage.get),
        click_path: clickPath(),
        ...Object.fromEntries(clickIds),
      }
    },

    countSubmission(): void {
      storage.set(VISIT_KEYS.submissionCount, String(count(VISIT_KEYS.submissionCount) + 1))
    },
  }
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    // Other code wrote under our key.
    return null
  }
}
