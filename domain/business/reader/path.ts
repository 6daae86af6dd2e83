/** Which file has the facts of the business; reads none. */
import { existsSync } from 'node:fs'
import path from 'node:path'

type Variables = Readonly<Record<string, string | undefined>>

/** The file that comes with the project. */
export const DELIVERED_FILE = path.join(import.meta.dirname, '../../../business.json')

/** Returns the file that publishing writes: BUSINESS_FILE, else one in the data folder. */
export const publishedFile = (variables: Variables): string =>
  path.resolve(
    variables['BUSINESS_FILE'] || path.join(variables['DATA_DIR'] || 'data', 'business.json'),
  )

/** Returns the file in force: BUSINESS_FILE, else what was published, else the delivered one. */
export const businessFileInForce = (variables: Variables): string =>
  variables['BUSINESS_FILE'] || existsSync(publishedFile(variables))
    ? publishedFile(variables)
    : DELIVERED_FILE
