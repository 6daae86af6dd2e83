import fc from 'fast-check'
import { expect, test } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import { fieldsWhere, isShownTo, STORED_COLUMNS } from '#domain/submission/field-lists.ts'
import { A_TOWN } from '#domain/places/sample-towns.fixture.ts'
import type { Lead } from '#server/db/tables/lead.ts'
import { sampleJob } from '#server/outbox/transport/sample-job.fixture.ts'
import { SAMPLE_SERVICE } from '#server/db/sample-submission.fixture.ts'
import { csvLine } from '#server/leads/facts/csv-line.ts'
import { leadColumns } from './csv-columns.ts'

// Times in these tests are New York times.
putInForce({ ...business, timeZone: 'America/New_York' })

const columns = leadColumns({ language: 'en', showsSecrets: true })
const CSV_TITLES = columns.titles
const OPEN = { at: 0, assignee: null, acceptedAt: null, loss: null }
const csvCells = (lead: Lead): readonly string[] => columns.cells({ lead, outcome: OPEN })

/** Parses lines by RFC 4180, character by character, as a spreadsheet does. */
function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (quoted && sign === '"' && text[at + 1] === '"') cell += text[++at] ?? ''
    else if (sign === '"') quoted = !quoted
    else if (!quoted && sign === ',') {
      row.push(cell)
      cell = ''
    } else if (!quoted && sign === '\r' && text[at + 1] === '\n') {
      rows.push([...row, cell])
      row = []
      cell = ''
      at++
    } else cell += sign
  }
  return rows
}

test.each([
  ['plain', 'plain'],
  ['two, words', '"two, words"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  [' padded ', '" padded "'],
])('writes %j by RFC 4180', (text, written) => {
  expect(csvLine([text])).toBe(`${written}\r\n`)
})

test.each([
  ['=1+1', "'=1+1"],
  ['+1 (201) 555-0123', "'+1 (201) 555-0123"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1', "'  =1"],
  ['＝1', "'＝1"],
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['\n=1', "'\n'=1"],
  ['Ann;=HYPERLINK("x")', 'Ann;\'=HYPERLINK("x")'],
  ['a; +1;@b', "a;' +1;'@b"],
  ['first\n=1+1', "first\n'=1+1"],
  ['1-2; a=b', '1-2; a=b'],
])('prevents %j from running as a formula, with any separator', (text, cell) => {
  expect(readCsv(csvLine([text]))).toEqual([[cell]])
})

test.each(['0042', '00', '1234567890123456789', '12E3', '3-4', '1/2', '2024-01-02'])(
  'keeps the typed %s as text',
  (text) => {
    const { lead } = sampleJob({ gate_code: text, unit_number: text })
    const cells = csvCells(lead)
    expect(cells[CSV_TITLES.indexOf('Gate code')]).toBe(`'${text}`)
    expect(cells[CSV_TITLES.indexOf('Unit')]).toBe(`'${text}`)
  },
)

test.each(['42', '4B', '#0042', '0', '7 1/2', 'A-1'])('leaves the typed %s as it is', (text) => {
  const { lead } = sampleJob({ gate_code: text })
  expect(csvCells(lead)[CSV_TITLES.indexOf('Gate code')]).toBe(text)
})

test('writes cells that are read back unchanged and never start a formula', () => {
  const sign = fc.constantFrom(...'a1é🔑,;"\'=+-@＝ \t\r\n')
  const cells = fc.array(fc.string({ unit: sign, maxLength: 8 }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(cells, (texts) => {
      const [read = [], ...more] = readCsv(csvLine(texts))
      expect(more).toEqual([])
      const withoutMarks = (cells: readonly string[]) =>
        cells.map((cell) => cell.replaceAll("'", ''))
      expect(withoutMarks(read)).toEqual(withoutMarks(texts))
      for (const cell of read) {
        for (const part of cell.split(/[;\t\r\n]/)) expect(part).not.toMatch(/^\s*[=+\-@＝]/)
        expect(cell).not.toMatch(/^\s*[\t\r\n]/)
      }
    }),
  )
})

test('fills one cell per column, with line breaks in notes only', () => {
  const { lead } = sampleJob({ name: 'Two\nLines', notes: 'One\r\nTwo' })
  const cells = csvCells(lead)
  expect(cells).toHaveLength(CSV_TITLES.length)
  const cell = (title: string): string | undefined => cells[CSV_TITLES.indexOf(title)]
  expect(cell('Name')).toBe('Two Lines')
  expect(cell('Notes')).toBe('One\nTwo')
  expect(cell('Received')).toBe('2031-03-04 00:06')
  expect(cell('Town')).toBe(A_TOWN)
  expect(cell('All keys lost')).toBe('yes')
  expect(cell('Has unused key')).toBe('')
  expect(cell('Phone was at')).toBe('40.7951, -74.0254')
  expect(cell('Received (UTC)')).toBe('2031-03-04T05:06:07.089Z')
})

test('keeps the bytes of the format stable', () => {
  const { lead } = sampleJob({ id: '0195a1c2-0000-7000-8000-000000000001' })
  expect(csvLine(CSV_TITLES)).toMatchInlineSnapshot(`
    "Received,Timeframe,Service,Name,Phone,Email,Address,Unit,Gate code,Town,Vehicle year,Vehicle make,Vehicle model,All keys lost,Has unused key,Notes,Status,Source,Medium,Campaign,Keyword,Google click,"Google click, app (gbraid)","Google click, web (wbraid)",Microsoft click,Facebook click,Pages visited,Sent from,Device,Browser,System,Phone was at,Robot check,"Unusual, points",Unusual,Mail,Mail sent,Received (UTC),ID,Appointment,Price agreed,Price paid,Paid by,Payment note,Taken by,Minutes until taken,Missed or lost,By phone or text
    "
  `)
  const line = csvLine(csvCells(lead))
  // The owner may have other towns and services.
  expect(line.replaceAll(A_TOWN, 'North Bergen').replace(SAMPLE_SERVICE, 'Car Key Replacement'))
    .toMatchInlineSnapshot(`
      "2031-03-04 00:06,ASAP,Car Key Replacement,Zoë Ångström,(201) 555-0199,zoe@visitor.example,"12 Sample St, North Bergen, NJ 07047, USA Unit 4B",4B,#9876,North Bergen,2019,Honda,Civic,yes,,"Blue car.
      Second level of the garage.",pending,google,cpc,night-lockouts,lost car key,,,,,,/ > /services/auto-locksmith/car-key-replacement > /book-online,/book-online,mobile,Safari,iOS,"40.7951, -74.0254",verified (altcha),0,,queued,,2031-03-04T05:06:07.089Z,0195a1c2-0000-7000-8000-000000000001,,,,,,,,,
      "
    `)
})

test('contains exactly the texts that the field table allows in the spreadsheet', () => {
  const marked = new Map(STORED_COLUMNS.map((name, at) => [name, `mark-${at}-${name}`]))
  const texts = fieldsWhere(({ type }) => ['line', 'prose', 'path', 'word'].includes(type))
  const changes = Object.fromEntries(texts.map((name) => [name, marked.get(name)]))
  const { lead } = sampleJob({
    ...changes,
    captchaProvider: marked.get('captcha_provider') as 'none',
    payment: {
      agreedCents: null,
      paidCents: null,
      method: marked.get('payment_method') as 'cash',
      note: marked.get('payment_note') ?? '',
    },
    town: { name: marked.get('town') ?? '', source: 'zip' },
  })
  const cells = csvCells(lead).join('\n')
  const shown = texts.filter((name) => cells.includes(marked.get(name) ?? ''))
  expect(shown).toEqual(texts.filter((name) => isShownTo('spreadsheet', name)))
})

test('says in both languages who took a lead, after how many minutes, and why it was lost', () => {
  const { lead } = sampleJob()
  const assignee = { staffMemberId: '1', name: 'Maria', at: 0 } as const
  const outcome = { at: 0, assignee, acceptedAt: 90_000, loss: 'area' } as const
  for (const [language, reason] of [
    ['en', 'Too far away'],
    ['es', 'Queda muy lejos'],
  ] as const) {
    const { titles, cells } = leadColumns({ language, showsSecrets: true })
    expect(new Set(titles).size).toBe(titles.length)
    expect(cells({ lead, outcome }).slice(-4, -1)).toEqual(['Maria', '2', reason])
  }
})

test('leaves gate codes out of the file of the board', () => {
  const { lead } = sampleJob({ gate_code: '#9876' })
  const { titles, cells } = leadColumns({ language: 'en', showsSecrets: false })
  expect(titles).not.toContain('Gate code')
  expect(cells({ lead, outcome: OPEN })).not.toContain('#9876')
})

test('is in Spanish throughout for a Spanish-speaking reader', () => {
  const { lead } = sampleJob({ timeframe: 'ASAP', service: 'House Lockout', status: 'pending' })
  const outcome = { at: 0, assignee: null, acceptedAt: null, loss: null }
  const { titles, cells: cellsOf } = leadColumns({ language: 'es', showsSecrets: false })
  const cells = cellsOf({ lead, outcome })
  const cell = (title: string) => cells[titles.indexOf(title)]
  expect(cell('Cuándo')).toBe('Lo antes posible')
  expect(cell('Servicio')).not.toBe('House Lockout')
  expect(cell('Estado')).toBe('Nadie la tiene todavía')
})

test.each([
  ['en', 'Town', 'elsewhere'],
  ['es', 'Ciudad', 'Otra ciudad'],
] as const)('names a town that we do not serve in words: %s', (language, title, words) => {
  const { lead } = sampleJob()
  const { titles, cells } = leadColumns({ language, showsSecrets: false })
  expect(cells({ lead: { ...lead, town: null }, outcome: OPEN })[titles.indexOf(title)]).toBe(words)
})
