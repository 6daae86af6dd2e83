import type { Colors } from './palette.ts'

/**
 * A palette that differs from the delivered one in all six colors: green and cream, with a red
 * button.
 */
export const ALTERNATIVE_COLORS: Colors = {
  dark: '#12372A',
  light: '#FBFADA',
  accent: '#ADBC9F',
  action: '#FF8A5B',
  good: '#7FC8A9',
  bad: '#8A1C6B',
}
