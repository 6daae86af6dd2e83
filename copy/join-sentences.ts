/** Joins sentences by spaces, without those that are empty because the owner states no fact. */
export const joinSentences = (...sentences: readonly (string | null | undefined)[]): string =>
  sentences.filter((sentence) => sentence).join(' ')
