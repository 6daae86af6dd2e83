import type { AccessChangeKind } from '#domain/staff/access-change.ts'
import type { StaffMember } from '#server/store/staff-member.ts'
import type { BoardDeps } from './board-deps.ts'
import { reportAccess } from '#server/staff/access-changes.ts'

/** Creates the function that tells those concerned what a staff member changed (R221). */
export const createReportAccess =
  ({ store, noticeSettings, clock }: Pick<BoardDeps, 'store' | 'noticeSettings' | 'clock'>) =>
  /**
   * @param of as they were before the change; `null` for the business
   * @param detail the device, in words
   */
  async (byId: string, kind: AccessChangeKind, of: StaffMember | null, detail = '') => {
    const change = { kind, of, byId, detail, now: clock(), settings: noticeSettings }
    await store.write((tx) => reportAccess(tx, change))
  }
