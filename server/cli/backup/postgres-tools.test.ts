import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readContents } from './postgres-objects.ts'
import { connectionOf, runTool } from './postgres-tools.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'palisade-tools-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  [
    'postgres://ann:p%40ss@db.host:5433/site?sslmode=no-verify&pgbouncer=true',
    { address: 'postgres://ann@db.host:5433/site?sslmode=require', password: 'p@ss' },
  ],
  [
    'postgres://ann@db.host/site?options=-c%20search_path%3Dkeys',
    { address: 'postgres://ann@db.host/site?options=-c%20search_path%3Dkeys', password: undefined },
  ],
])('keeps the password of %s out of the process list', (url, expected) => {
  const { address, environment } = connectionOf(url)
  expect({ address, password: environment['PGPASSWORD'] }).toEqual(expected)
})

test('names a missing program and what to install', async () => {
  await expect(runTool('pg_dump', [], { environment: {}, path: folder })).rejects.toThrow(
    /^pg_dump is not installed .*postgresql-client/,
  )
})

test('reports a program of an older release than the database', async () => {
  const program = join(folder, 'pg_dump')
  writeFileSync(
    program,
    '#!/bin/sh\necho "pg_dump: error: aborting because of server version mismatch" >&2\nexit 1\n',
  )
  chmodSync(program, 0o700)
  const path = `${folder}:/bin`
  await expect(runTool('pg_dump', [], { environment: {}, path })).rejects.toThrow(
    /mismatch Its release must be/,
  )
})

test("keeps only our objects of an archive's list", () => {
  const list = `;
; Archive created at 2031-03-04
215; 1259 16386 TABLE public submissions ann
216; 1259 16390 TABLE public outbox ann
6; 2615 2200 SCHEMA - public ann
221; 1255 16401 FUNCTION public somebody_elses() bob
3370; 0 16386 TABLE DATA public submissions ann
3215; 2606 16393 CONSTRAINT public submissions submissions_pkey ann
3216; 1259 16394 INDEX public submissions_newest ann
3222; 2606 16500 FK CONSTRAINT public outbox outbox_submission_id_fkey ann
3223; 0 16386 ROW SECURITY public submissions ann
3224; 3256 16501 POLICY public submissions anyone ann
`
  const { schema, lines } = readContents(list)
  expect(schema).toBe('public')
  expect(lines.map((line) => line.split(';')[0])).toEqual([
    '215',
    '216',
    '3370',
    '3215',
    '3216',
    '3222',
    '3223',
  ])
  expect(readContents('1; 2 3 TABLE public customers ann\n').schema).toBeNull()
})
