/** Runs before each test file in a browser: its tests are about the delivered business. */
import facts from '../../business.json'
import { type Business, putInForce } from '#domain/business/business.ts'

putInForce(facts as unknown as Business)
