import { randomUUID } from 'node:crypto'
import type { NewSession } from '#server/db/tables/board-records.ts'
import { MINUTE, NOW } from '../support/alarm-samples.ts'

export const newSession = (changes: Partial<NewSession> = {}): NewSession => ({
  id: randomUUID(),
  hash: randomUUID(),
  device: 'iPhone, Safari',
  proof: 'code',
  expiresAt: NOW + 180 * 24 * 60 * MINUTE,
  ...changes,
})
