/** What is to be put for what differs from run to run. */
export interface Particulars {
  /** Folder of the story; shown as a folder that anybody might have. */
  readonly folder: string
  /** The port that was free; shown as the usual one. */
  readonly port: number
  /** Ids of requests, in the order in which they were made. */
  readonly ids: readonly string[]
}

export const SHOWN_FOLDER = '/srv'
const SHOWN_ORIGIN = 'https://git.example/palisade.git'
const SHOWN_PORT = '3000'

/** The same length as the real one, so that columns stay. */
export const shownId = (index: number): string =>
  `1ead${String(index + 1).padStart(4, '0')}-0000-4000-8000-000000000000`

/** Enough of an id to name it by, as the lists show it. */
const SHORT = 8

const MOMENTS: readonly (readonly [RegExp, string])[] = [
  [/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, '2026-01-31T12:00:00.000Z'],
  [/\b\d{4}-\d\d-\d\d \d\d:\d\d\b/g, '2026-01-31 12:00'],
  [/\b\d\d-\d\d \d\d:\d\d\b/g, '01-31 12:00'],
  [/\b\d{8}T\d{6}Z/g, '20260131T120000Z'],
  [
    /\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun), (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}, \d{4}/g,
    'Sat, Jan 31, 2026',
  ],
  [/\b\d{1,2}:\d\d [AP]M E[SD]T\b/g, '12:00 PM EST'],
]

const MACHINE: readonly (readonly [RegExp, string])[] = [
  [/\b\d+\.\d GB free/g, '100.0 GB free'],
  [/\b\d+\.\d MB\b/g, '0.1 MB'],
  [/^(ok +Node\.js: )[\d.]+\.$/gm, '$126.0.0.'],
  // Where a line was folded depends on the length of the folder's name.
  [/\n {6}(?=[^ ])/g, ' '],
  // The hashes and hunks of a diff say nothing to a reader.
  [/^(index [0-9a-f]+\.\.[0-9a-f]+.*|diff --git .*|--- a\/.*|\+\+\+ b\/.*|@@ .*)\n/gm, ''],
]

/** npm's own lines, before a command's and after a failed one. */
const NPM_NOISE = /^(> .*|npm (error|warn|notice|ERR!|WARN).*)\n/gm

/** What a command printed, without what is different on every machine and in every run. */
export function tidy(output: string, { folder, port, ids }: Particulars): string {
  let text = `${output.replaceAll('\r', '').trimEnd()}\n`.replace(NPM_NOISE, '')
  text = text.replaceAll(`${folder}/upstream`, SHOWN_ORIGIN).replaceAll(folder, SHOWN_FOLDER)
  text = text.replace(new RegExp(`\\b${port}\\b`, 'g'), SHOWN_PORT)
  for (const [index, id] of ids.entries())
    text = text.replaceAll(id, shownId(index)).replaceAll(id.slice(0, SHORT), shownShort(index))
  for (const [pattern, shown] of [...MOMENTS, ...MACHINE]) text = text.replace(pattern, shown)
  return text.replace(/[ \t]+$/gm, '').trim()
}

const shownShort = (index: number): string => shownId(index).slice(0, SHORT)
