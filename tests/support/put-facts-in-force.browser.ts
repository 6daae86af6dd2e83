/** Runs before each test file in a browser: its tests are about the delivered business. */
import facts from '../../business.json'
import { type Business, putInForce } from '#domain/business/business.ts'

putInForce(facts as unknown as Business)

// For scripts that load them by the address in the page.
const address = document.createElement('meta')
address.name = 'facts'
address.content = `data:application/json,${encodeURIComponent(JSON.stringify({ version: 'test', facts }))}`
document.head.append(address)
