import type { AddressSuggestion } from './address-lookup.ts'

/** Creates a suggestion whose id and texts are the same. */
export const suggestion = (text: string, formatted = text): AddressSuggestion => ({
  id: text,
  main: text,
  secondary: '',
  text,
  choose: () => Promise.resolve({ formatted, location: { lat: 40.7, lng: -74 } }),
})
