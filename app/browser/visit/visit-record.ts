import { readCampaign, readClickIds } from '#domain/sources/campaign.ts'
import type { TrafficSource } from '#domain/submission/input.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { MAX_VALUE_LENGTH, saveSource } from './save-source.ts'

/** Local storage keys besides the campaign's own. */
export const VISIT_KEYS = {
  entryPage: 'entryPage',
  clickPath: 'clickPath',
  visitCount: 'visitCount',
  lastVisitDate: 'lastVisitDate',
  submissionCount: 'submissionCount',
  /**
   * Start of the current visit, milliseconds since the epoch; visitDuration counts from it.
   */
  visitStart: 'visitStart',
} as const

/** Number of latest pages of one visit that are kept. */
export const CLICK_PATH_LIMIT = 50
/**
 * Milliseconds without a page after which the next page starts a new visit. A literal, because
 * domain/time/durations.ts would cost bytes in the script of every page.
 */
export const VISIT_GAP_MS = 30 * 60_000

/** Creates the browser's record of this visit and of earlier ones. */
export function createVisitRecord(storage: SafeStorage) {
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
    /** Saves the source that brought the visitor, in memory if the browser stores nothing. */
    saveSource(): void {
      saveSource(storage)
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
      if (before[before.length - 1] !== page) before.push(page)
      storage.set(VISIT_KEYS.clickPath, JSON.stringify(before.slice(-CLICK_PATH_LIMIT)))
      storage.set(VISIT_KEYS.lastVisitDate, new Date(Date.now()).toISOString())
    },

    /** Milliseconds since the first page of this visit. */
    duration: (): number => Date.now() - startedAt(),

    trafficSource(): TrafficSource {
      return {
        ...readCampaign(storage.get),
        click_path: clickPath(),
        ...readClickIds(storage.get),
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
