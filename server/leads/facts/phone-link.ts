import { dialableDigits } from '#domain/phone/phone.ts'

/** Returns a link to a typed number; `null` if it cannot be called as it was typed. */
export function linkTo(scheme: 'tel' | 'sms', phone: string): string | null {
  const digits = dialableDigits(phone)
  return digits === null ? null : `${scheme}:${digits}`
}
