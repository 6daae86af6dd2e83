import { expect, test } from 'vitest'
import { LOCAL_PAGES } from '#domain/local-paths.ts'
import { readEnvironment } from '#server/environment.ts'
import { REAL_BUSINESS } from '../healthy.fixture.ts'
import { checkBusiness } from './business.ts'

const SPANISH = LOCAL_PAGES.filter(({ language }) => language === 'es')

const findings = (spanishRead: boolean) => {
  const raw = { STAFF_EMAIL: 'desk@hudson-keys.com', MAIL_FROM: 'site@hudson-keys.com' }
  const read = readEnvironment(raw)
  if (!read.ok) throw new Error('the environment is wrong')
  const business = { ...REAL_BUSINESS, spanishRead }
  return checkBusiness({ business, environment: read.environment, raw }).filter(
    ({ subject }) => subject === 'Spanish',
  )
}

test('R153: the Spanish pages are to be read by a native speaker until the owner says that they were', () => {
  expect(findings(false)).toEqual([
    {
      state: 'look',
      subject: 'Spanish',
      text: `${SPANISH.length} pages are to be read by a native speaker, all that /es/mapa-del-sitio lists`,
      action: expect.stringContaining('`spanishRead` in domain/business.ts'),
    },
  ])
  expect(findings(true)).toEqual([])
})
