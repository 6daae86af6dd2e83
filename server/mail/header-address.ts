const MAX_ADDRESS_LENGTH = 254
const PLAIN_ADDRESS_PATTERN = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9.-]+\.[a-z0-9-]+$/i

/**
 * Returns the address if it can be used in a header unquoted (RFC 5321, 4.1.2), else `null`; the
 * mail then shows it in its body only.
 */
export function headerAddress(email: string): string | null {
  const address = email.trim()
  return address.length <= MAX_ADDRESS_LENGTH && PLAIN_ADDRESS_PATTERN.test(address)
    ? address
    : null
}
