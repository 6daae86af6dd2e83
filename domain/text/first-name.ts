/** Returns the first name, the only name that a visitor sees. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name
