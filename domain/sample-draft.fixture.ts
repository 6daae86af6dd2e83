import { EMPTY_DRAFT, type RequestDraft } from './request.ts'
import { A_SERVICE } from './some-service.fixture.ts'

/** A request that may be sent as it stands, for tests to start from. */
export const SAMPLE_DRAFT: RequestDraft = {
  ...EMPTY_DRAFT,
  name: 'Maria Ortiz',
  phone: '(201) 555-0123',
  address: '7601 Bergenline Ave, North Bergen, NJ',
  service: A_SERVICE,
}
