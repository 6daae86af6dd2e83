/**
 * Returns whether this is a host name that always resolves to the local machine (RFC 6761, 6.3).
 */
export const isLocalHost = (hostname: string): boolean =>
  /^(localhost|.*\.localhost|127\..*|\[::1\]|0\.0\.0\.0)$/.test(hostname)
