/** What the status page shows: fewer states than staff see; each status names its own. */
export type StatusPageState =
  | 'stored'
  | 'accepted'
  | 'en_route'
  | 'here'
  | 'done'
  | 'cancelled'
  /** Nobody was there when the locksmith came. */
  | 'no_show'
  /** The customer's other request goes on. */
  | 'joined'
  /** Of a duplicate that was closed by itself: says nothing of the other request. */
  | 'closed'

/**
 * Whether a lead in this state is closed. For the scripts of the pages, which do not load the life
 * cycle; its test compares the two.
 */
export const IS_CLOSED_STATE: Readonly<Record<StatusPageState, boolean>> = {
  stored: false,
  accepted: false,
  en_route: false,
  here: false,
  done: true,
  cancelled: true,
  no_show: true,
  joined: true,
  closed: true,
}
