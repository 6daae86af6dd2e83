import { bareSqlite, barePostgres } from './submissions-reference.ts'

/**
 * One measurement of a bare loop, in a process of its own as the server is:
 * `submissions-reference-process.ts FILE|URL CONTENT_LENGTH CONNECTIONS LIMIT_MS`
 * prints rows a second.
 */
const [target = '', length = '', connections = '', limit = ''] = process.argv.slice(2)
const content = 'x'.repeat(Number(length))
const limitMs = Number(limit)
const perSecond = target.startsWith('postgres:')
  ? await barePostgres(target, content, { connections: Number(connections), limitMs })
  : bareSqlite(target, content, limitMs)
console.log(perSecond)
