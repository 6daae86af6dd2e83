import { worldOrNone } from '#app/world.ts'
import type { ReactNode } from 'react'
import { Phone } from '#art/icons/icons.tsx'
import { business } from '#domain/business/business.ts'
import { formatPhone, type PhoneNumberKind, telHref } from '#domain/phone/phone.ts'

/**
 * Returns which phone number this visitor sees. The server decides it by the
 * address of the page; the inline head script corrects it before the first paint and stores it on the
 * document.
 */
function currentPhoneKind(): PhoneNumberKind {
  if (typeof document === 'undefined') return worldOrNone()?.phone ?? 'default'
  return document.documentElement.dataset['phoneNumber'] === 'paidSearch' ? 'paidSearch' : 'default'
}

/** Returns the ten digits of the number that this visitor sees. */
export function currentPhone(): string {
  return business.phones[currentPhoneKind()]
}

/** Links to a text message to the same number (RFC 5724). */
export function TextLink({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <a href={`sms:${currentPhone()}`} className={className} data-phone="">
      {children}
    </a>
  )
}

/** Renders the number, never wrapped (ui.css). */
export function PhoneNumber() {
  return <span data-phone-text="">{formatPhone(currentPhone())}</span>
}

interface CallProps {
  readonly className?: string
  /** The number by default. */
  readonly children?: ReactNode
}

/** Links to a call of the visitor's number. */
export function PhoneLink({ className, children = <PhoneNumber /> }: CallProps) {
  return (
    <a href={telHref(currentPhone())} className={className} data-phone="">
      {children}
    </a>
  )
}

/** Renders the amber button that calls, with an icon. */
export function CallButton({ className, children = <PhoneNumber /> }: CallProps) {
  return (
    <PhoneLink className={['btn btn-amber', className].filter(Boolean).join(' ')}>
      <Phone />
      {children}
    </PhoneLink>
  )
}
