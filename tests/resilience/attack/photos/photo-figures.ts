import { memoryText, number, statusText } from '../fuzz/figures-text.ts'
import type { PhotoReport } from './run-photos.ts'

/** Returns the figures of a run with hostile photos, by name. */
export const photoFigures = ({
  sent,
  stored,
  statuses,
  memory,
  peakMb,
}: PhotoReport): Readonly<Record<string, string>> => ({
  photos: `${number(sent)}, stored: ${number(stored)}`,
  statuses: statusText(statuses),
  memory: memoryText(memory, peakMb),
})
