/** Icons of what to have ready, from art/icons/icons.tsx. */
export const READY_ICONS = [
  'id',
  'document',
  'scan',
  'key',
  'phone',
  'pin',
  'card',
  'camera',
  'clock',
  'people',
] as const

export type ReadyIcon = (typeof READY_ICONS)[number]
