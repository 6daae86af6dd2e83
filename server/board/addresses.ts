/** Addresses of the board's pages, which pages link to and routes serve. */

export const ON_CALL_ADDRESS = '/staff/on-call'
/** Address of the form that changes the alarm plan. */
export const PLAN_ADDRESS = `${ON_CALL_ADDRESS}/plan`
/** Address of the sign-in for what needs one of the last hours. */
export const SIGN_IN_AGAIN_ADDRESS = '/staff/sign-in?again=1'
/**
 * Returns the page that a sign-in leads to; the board for any other text, such as another site's.
 * @param asked the address that was asked for
 */
export const pageAfterSignIn = (asked: string | undefined): string =>
  asked !== undefined &&
  /^\/staff(?:\/[\w.-]+)*(?:\?[\w=&.%-]*)?$/.test(asked) &&
  !asked.includes('/sign-in')
    ? asked
    : '/staff'
/** Address of the form that signs in by a passkey. */
export const PASSKEY_SIGN_IN_ADDRESS = '/staff/sign-in/passkey'
/** Address of the form that adds a passkey. */
export const PASSKEYS_ADDRESS = '/staff/passkeys'
export const MINE_ADDRESS = '/staff/mine'
export const NEW_LEAD_ADDRESS = '/staff/leads/new'
export const OVERVIEW_ADDRESS = '/staff/overview'
export const DEVICES_ADDRESS = '/staff/phones'
export const SEARCH_ADDRESS = '/staff/search'
/** Address of the form that records what ads cost. */
export const AD_COSTS_ADDRESS = '/staff/overview/costs'
export const REVIEWS_ADDRESS = '/staff/reviews'
export const BLOCKED_ADDRESS = '/staff/blocked'
/** Address of the button that lets a number through. */
export const LET_THROUGH_ADDRESS = `${BLOCKED_ADDRESS}/let-through`
export const TEAM_ADDRESS = '/staff/team'
export const BUSINESS_ADDRESS = '/staff/business'
export const TEXTS_ADDRESS = '/staff/texts'

/** Returns the address of the form of a page's texts, by its id (texts/text-form.ts). */
export const textsAddress = (id: string): string => `${TEXTS_ADDRESS}/${id}`

/** Returns the address of a form of the business's facts. */
export const businessSectionAddress = (section: string): string => `${BUSINESS_ADDRESS}/${section}`

/** Returns the address of an uploaded photo by its name in the facts, such as `photos/van.jpg`. */
export const businessPhotoAddress = (name: string): string => `${BUSINESS_ADDRESS}/${name}`

/** Returns the address of the page of a staff member. */
export const teamMemberAddress = (id: string): string => `${TEAM_ADDRESS}/${id}`

/** Returns the address of the page of a lead. */
export const leadAddress = (id: string): string => `/staff/l/${id}`

/**
 * Returns the address of a page of the list.
 * @param number starts at 1
 */
export const listAddress = (number: number): string =>
  number === 1 ? '/staff' : `/staff?page=${number}`

/** Returns the address of the leads that a number of the overview counts. */
export const countedAddress = (query: Readonly<Record<string, string>>): string =>
  `/staff/overview/leads?${new URLSearchParams(query).toString()}`
