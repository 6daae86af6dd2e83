export const formatCount = (value: number): string => value.toLocaleString('en-US')

/** Formats a count with its noun: `1 request`, `1,234 requests`. */
export const formatAmount = (value: number, thing: string): string =>
  `${formatCount(value)} ${thing}${value === 1 ? '' : 's'}`

/** Printed by a command that deleted private data and could not truncate the write-ahead log. */
export const WAL_NOT_TRUNCATED = `Deleted data is still in the database's write-ahead log, because another process uses it.
A running server removes it within ten minutes.
`
