import { world } from '#app/world.ts'

/** Returns the absolute address of a path of this site; absolute addresses are unchanged. */
export const absolute = (address: string): string =>
  address.startsWith('/') ? world().origin + address : address
