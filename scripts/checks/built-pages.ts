import { readFile } from 'node:fs/promises'
import { globSync } from 'node:fs'
import path from 'node:path'
import { htmlErrors } from '../../tests/support/html-validator.ts'

/** Validates the HTML of every built page; exit status 1 with the file and place of each error. */
const client = path.resolve(import.meta.dirname, '../../build/client')
const files = globSync('**/*.html', { cwd: client })
let errorCount = 0
for (const file of files) {
  for (const error of await htmlErrors(await readFile(path.join(client, file), 'utf8'))) {
    errorCount += 1
    console.error(`${file}:${error}`)
  }
}
console.log(`${files.length} built pages, ${errorCount} HTML errors`)
process.exitCode = files.length > 0 && errorCount === 0 ? 0 : 1
