import type { ReactNode } from 'react'
import { business } from '#domain/business.ts'
import { formatPhone, type PhoneNumberKind, telHref } from '#domain/phone.ts'

/**
 * The line that this visitor sees. The inline head script has decided it
 * before the first paint and left it on the document; at build time it is the
 * default line.
 */
export function currentPhoneLine(): PhoneNumberKind {
  if (typeof document === 'undefined') return 'default'
  return document.documentElement.dataset['line'] === 'paidSearch' ? 'paidSearch' : 'default'
}

/** Ten digits. */
export function currentPhone(): string {
  return business.phones[currentPhoneLine()]
}

/** A link that writes a text message to the same line (RFC 5724; R4). */
export function TextLink({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <a href={`sms:${currentPhone()}`} className={className} data-phone="">
      {children}
    </a>
  )
}

/** The number itself, never wrapped (ui.css). */
export function PhoneNumber() {
  return <span data-phone-text="">{formatPhone(currentPhone())}</span>
}

/** A link that dials the right line, whatever stands in it. */
export function PhoneLink({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <a href={telHref(currentPhone())} className={className} data-phone="">
      {children}
    </a>
  )
}
