import { EMPTY_DRAFT, type Draft } from './draft.ts'
import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'

/** A valid draft for tests to start from. */
export const SAMPLE_DRAFT: Draft = {
  ...EMPTY_DRAFT,
  name: 'Maria Ortiz',
  phone: '(201) 555-0123',
  address: '7601 Bergenline Ave, North Bergen, NJ',
  service: A_SERVICE,
}
