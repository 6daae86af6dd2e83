import { isAllowed } from '#domain/staff/roles.ts'
import type { Viewer } from '#server/db/tables/board-records.ts'

/** Returns whether a viewer may change somebody's schedule. */
export const mayChange = ({ id, role }: Viewer, staffMemberId: string): boolean =>
  staffMemberId === id || isAllowed(role, 'schedules')
