/** Runs before each test file: its tests are about the business of BUSINESS_FILE, else the delivered one. */
import { putInForce } from '#domain/business/business.ts'
import { businessFileInForce } from '#domain/business/reader/path.ts'
import { readBusinessFile } from '#domain/business/reader/read-file.ts'

putInForce(readBusinessFile(businessFileInForce(process.env)))
