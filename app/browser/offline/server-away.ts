/** What a proxy says instead of a server that does not answer (RFC 9110, 15.6.3 to 15.6.5). */
export const isServerAway = (status: number): boolean => status >= 502 && status <= 504
