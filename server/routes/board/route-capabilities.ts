import type { Capability } from '#domain/staff/roles.ts'

/**
 * The capability that each route under /staff needs; the session guard asks before the route runs.
 * A route that is not listed needs `team`, so that a forgotten one is an owner's.
 */
const ROUTE_CAPABILITIES: Readonly<Record<string, Capability>> = {
  '/staff': 'leads',
  '/staff/*': 'leads',
  '/staff/mine': 'leads',
  '/staff/seen': 'leads',
  '/staff/search': 'leads',
  '/staff/leads/new': 'leads',
  '/staff/photo/:id': 'leads',
  '/staff/l/:id': 'leads',
  '/staff/l/:id/calendar.ics': 'leads',
  '/staff/l/:id/code': 'leads',
  '/staff/l/:id/correct': 'leads',
  '/staff/l/:id/customer-call': 'leads',
  '/staff/l/:id/join': 'leads',
  '/staff/l/:id/note': 'leads',
  '/staff/l/:id/payment': 'leads',
  '/staff/l/:id/quote': 'leads',
  '/staff/l/:id/step': 'leads',
  '/staff/l/:id/undo': 'leads',
  '/staff/l/:id/window': 'leads',
  '/staff/l/:id/window/answer': 'leads',
  // These find out whose it is themselves.
  '/staff/on-call': 'self',
  '/staff/on-call/override': 'self',
  '/staff/on-call/shift': 'self',
  '/staff/on-call/plan': 'facts',
  '/staff/phones': 'self',
  '/staff/phones/:id/end': 'self',
  '/staff/phones/:id/name': 'self',
  '/staff/push': 'self',
  '/staff/push/end': 'self',
  '/staff/sign-out': 'self',
  '/staff/business': 'facts',
  '/staff/business/photos': 'facts',
  '/staff/business/photos/:file': 'facts',
  '/staff/business/:section': 'facts',
  '/staff/business/:section/page': 'facts',
  '/staff/business/:section/publish': 'facts',
  '/staff/business/versions/:id': 'facts',
  '/staff/leads.csv': 'exports',
  '/staff/overview': 'money',
  '/staff/overview/costs': 'money',
  '/staff/overview.csv': 'exports',
  '/staff/overview/leads': 'money',
  '/staff/reviews': 'reviews',
  '/staff/reviews/:id/hide': 'reviews',
  '/staff/reviews/:id/publish': 'reviews',
  '/staff/team': 'team',
  '/staff/team/:id': 'team',
  '/staff/team/:id/invite': 'team',
  '/staff/team/:id/move': 'team',
  '/staff/team/:id/remove': 'team',
  '/staff/team/:id/sign-out': 'team',
  '/staff/team/:id/test': 'team',
}

export const isListedRoute = (url: string): boolean => Object.hasOwn(ROUTE_CAPABILITIES, url)

/** @param url the route's pattern, such as `/staff/l/:id` */
export const capabilityOfRoute = (url: string | undefined): Capability =>
  (url === undefined ? undefined : ROUTE_CAPABILITIES[url]) ?? 'team'
