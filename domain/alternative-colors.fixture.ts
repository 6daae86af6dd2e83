import type { Colors } from './business.ts'

/** A green firm on cream, whose button is red: none of the six as delivered. */
export const ALTERNATIVE_COLORS: Colors = {
  dark: '#12372A',
  light: '#FBFADA',
  accent: '#ADBC9F',
  action: '#FF8A5B',
  good: '#7FC8A9',
  bad: '#8A1C6B',
}
