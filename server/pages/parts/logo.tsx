import { LogoMark } from '#art/computed/logo.tsx'
import { business } from '#domain/business/business.ts'

/** The owner's own logo has one fixed address (app/files/brand/icons.ts). */
export function Logo() {
  if (business.icon === null) return <LogoMark />
  // Low priority, because React would otherwise write a preload for it.
  return <img src="/favicon.svg" alt="" width="30" height="30" fetchPriority="low" />
}
