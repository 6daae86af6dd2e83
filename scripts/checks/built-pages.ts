import { readFile } from 'node:fs/promises'
import { globSync } from 'node:fs'
import path from 'node:path'
import { htmlErrors } from '../../tests/support/html-validator.ts'

/**
 * Validates the HTML of every built page, and finds words that a screen reader would join because
 * only inline tags are between them; exit status 1 with the file and place of each error.
 */
const client = path.resolve(import.meta.dirname, '../../build/client')
const files = globSync('**/*.html', { cwd: client })
let errorCount = 0
for (const file of files) {
  const html = await readFile(path.join(client, file), 'utf8')
  for (const error of [
    ...(await htmlErrors(html)),
    ...(file.endsWith('index.html') ? joinedWords(html) : []),
  ]) {
    errorCount += 1
    console.error(`${file}:${error}`)
  }
}
console.log(`${files.length} built pages, ${errorCount} HTML errors`)
process.exitCode = files.length > 0 && errorCount === 0 ? 0 : 1

function joinedWords(html: string): string[] {
  const main = (/<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? '').replaceAll(
    /<(script|style|select|template|svg)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g,
    '',
  )
  const inlineTags = /<\/?(?:a|abbr|b|button|em|i|label|small|span|strong|u)\b[^>]*>/.source
  const joined = new RegExp(`[\\p{L}\\p{N}.?!](?:${inlineTags})+(?=[\\p{L}\\p{N}])`, 'gu')
  return [...main.matchAll(joined)].map(({ index }) => {
    const around = main.slice(Math.max(0, index - 20), index + 60)
    return ` no space between two elements: ${around}`
  })
}
