import { findPage } from '#domain/pages/pages.ts'

const EMERGENCY = '/services/emergency-locksmith'
const HOME = '/services/residential-locksmith'
const BUSINESS = '/services/commercial-locksmith'
const CAR = '/services/auto-locksmith'

/** English paths by the question's id in copy/en/faq.ts. */
const FAQ_LINKS: Readonly<Record<string, string>> = {
  'lockout-cost': EMERGENCY,
  'night-price': '/pricing',
  'installation-cost': `${HOME}/lock-replacement`,
  'when-to-pay': '/pricing',
  'how-soon': '/service-areas',
  'no-id': `${EMERGENCY}/house-lockout`,
  'locked-out-at-home': `${EMERGENCY}/house-lockout`,
  renting: `${HOME}/lock-rekey`,
  'who-is-at-my-door': '/guides/locksmith-scams',
  drilling: `${EMERGENCY}/house-lockout`,
  'rekey-or-replace': `${HOME}/lock-rekey`,
  'one-key': `${HOME}/lock-rekey`,
  'broken-key': `${HOME}/lock-repair`,
  'door-or-lock': `${HOME}/lock-repair`,
  'old-mortise': `${HOME}/lock-repair`,
  burglary: `${HOME}/lock-replacement`,
  'all-keys-lost': `${CAR}/car-key-replacement`,
  'keys-in-the-car': `${EMERGENCY}/car-lockout`,
  'child-in-car': `${EMERGENCY}/car-lockout`,
  'fob-from-the-internet': `${CAR}/key-fob-programming`,
  'turns-but-no-start': `${CAR}/ignition-lock-cylinder`,
  'spare-key': CAR,
  'manager-quit': `${BUSINESS}/lock-rekey`,
  'who-may-order': BUSINESS,
  'master-plan': `${BUSINESS}/master-key`,
  'chained-exit': `${BUSINESS}/emergency-exit-device`,
}

/**
 * Returns the English path of the page about a question; `null` without one, or if the owner
 * removed it.
 */
export function faqLink(id: string): string | null {
  const path = FAQ_LINKS[id]
  return path !== undefined && findPage(path) ? path : null
}
