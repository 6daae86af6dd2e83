import type { EventContent, EventKind, LeadEvent } from './events.ts'

/** Returns an automatic event; `by` names the staff member who did it. */
export const leadEvent = <Kind extends EventKind>(
  content: EventContent<Kind>,
  { at = 0, by = null }: { readonly at?: number; readonly by?: string | null } = {},
): LeadEvent =>
  ({
    payload: {},
    ...content,
    at,
    staffMemberId: by,
    staffMemberName: by,
    via: by === null ? null : 'board',
  }) as LeadEvent
