/**
 * Finds names in documents and comments of what does not exist: files, links, commands, variables,
 * addresses and symbols. named-things.test.ts runs it.
 */

import path from 'node:path'

/** A file of the project: its path from the root, and its text. */
export interface Source {
  readonly file: string
  readonly text: string
}

/** What may be named. */
interface KnownThings {
  readonly files: readonly string[]
  /** Headings of documents, such as `docs/calls.md#set-up`. */
  readonly anchors: ReadonlySet<string>
  /** Every word of code outside of comments. */
  readonly words: ReadonlySet<string>
  /** Every option of a command, such as `--json`. */
  readonly options: ReadonlySet<string>
  /** Commands such as `npm run leads` and `npm run leads -- show`. */
  readonly commands: ReadonlySet<string>
  /** In segments without the first slash; `*` stands for any. */
  readonly addresses: readonly (readonly string[])[]
}

const TYPESCRIPT_OR_CSS = /\.(?:tsx?|mjs|css)$/
const COMMENT = /(?<![\w*'"`/:])\/\*[^]*?\*\/|(?<![:'"`\w\\])\/\/ .*/g
/** Comments of units, shell scripts and configuration files. */
const HASH_COMMENT = /^\s*#.*/gm
const commentsOf = (file: string): RegExp => (TYPESCRIPT_OR_CSS.test(file) ? COMMENT : HASH_COMMENT)

/** The texts of pages are written for visitors, and name what the code reads. */
const isDocument = (file: string): boolean => file.endsWith('.md') && !file.startsWith('content/')
const isPageText = (file: string): boolean => file.endsWith('.md') && file.startsWith('content/')

/** Returns what is written for the people who work on the project. */
function proseOf({ file, text }: Source): string {
  if (isDocument(file)) return text
  if (isPageText(file)) return ''
  const comments = text.match(commentsOf(file)) ?? []
  return comments.map((each) => each.replaceAll(/\n\s*\*/g, '\n')).join('\n')
}

/** Its groups: the command, the verb after `--`, and the rest of the line or of the code span. */
const COMMAND = /(npm run [\w:]+)(?: +-- +([a-z][\w-]*)(?![\w.-]))?([^`\n]*)/g
const OPTION = /(?<![\w-])--[a-z][a-z-]+/g

/**
 * Collects what exists.
 * @param project.scripts the names in package.json
 * @param project.pages the addresses of the pages
 */
export function knownThings(
  sources: readonly Source[],
  project: {
    readonly files: readonly string[]
    readonly scripts: readonly string[]
    readonly pages: readonly string[]
  },
): KnownThings {
  const documents = sources.filter(({ file }) => isDocument(file))
  const code = sources
    .filter(({ file }) => !isDocument(file))
    .map(({ file, text }) => (isPageText(file) ? text : text.replaceAll(commentsOf(file), '')))
  const found = (pattern: RegExp) => code.flatMap((text) => text.match(pattern) ?? [])
  const verbs = code.flatMap((text) =>
    [...text.matchAll(COMMAND)].map(([, npm, verb]) => `${npm} -- ${verb}`),
  )
  return {
    files: project.files,
    anchors: new Set(
      documents.flatMap(({ file, text }) =>
        [...text.matchAll(/^#+ (.+)/gm)].map(([, heading = '']) => `${file}#${anchorOf(heading)}`),
      ),
    ),
    words: new Set(found(/[A-Za-z_$][\w$]*/g)),
    options: new Set(found(OPTION)),
    commands: new Set([...project.scripts.map((name) => `npm run ${name}`), ...verbs]),
    addresses: [...found(/(?<=[\s'"`(])\/[\w:.*${}/-]+/g), ...project.pages].map(segmentsOf),
  }
}

/** Returns the anchor that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\d\s_-]/gu, '')
    .replaceAll(' ', '-')

/** Splits an address; parameters in code (`:id`, `${id}`) and in prose (`ID`, `…`) become `*`. */
const segmentsOf = (address: string): readonly string[] =>
  address
    .replace(/[?#].*$/, '')
    .split('/')
    .slice(1)
    .map((each) => (/[:*$…{]|^[A-Z]{2,}$/.test(each) ? '*' : each))

/** A file, or a folder below one of the project's. */
const FILE =
  /(?<![\w/.#@$*{}-])(?:(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|css|md|json|svg|sh)\b(?![/.]\w)|palisade[\w-]*\.(?:service|timer)|(?:app|art|bench|content|copy|deploy|docs|domain|scripts|server|tests)\/[\w/-]*[\w-](?![\w*{-]|[/.][\w*{$.]))/g
const VARIABLE = /(?<![\w$./-])[A-Z][A-Z\d]*(?:_[A-Z\d]+)+(?![\w-])/g
const ADDRESS = /^(?:(?:GET|HEAD|POST) )?\/(?:[a-z_][^\s`]*)?$/g
/** Two words in one, such as `openDb`. */
const SYMBOL = /^[a-z$][a-z\d]*[A-Z]\w*(?=\(?\)?$)/g
const LINK = /(?:\]\(|src=")(?!https?:|mailto:)([^)"]+)/g
/** Names of other programs, which no code of ours has. */
const FOREIGN = new Set(['ORIG_HEAD', 'SQLITE_CORRUPT', 'SQLITE_NOTADB'])

/** Returns each name in the prose of a source for which nothing exists. */
export function falseNames(source: Source, known: KnownThings): readonly string[] {
  const prose = proseOf(source)
    .replaceAll(/\bhttps?:\/\/\S+/g, '')
    .replaceAll(/(?<=`(?:sudo )?)palisade ([a-z]+)(?: ([a-z]))?/g, 'npm run $1 -- $2')
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)
  const inSpans = (pattern: RegExp) => spans.flatMap((span) => span.match(pattern) ?? [])
  const isUnknownWord = (name: string) => !known.words.has(name) && !FOREIGN.has(name)
  // Messages send people to documents, too.
  const documents = isDocument(source.file)
    ? []
    : (source.text.match(/\bdocs\/[\w-]+\.md\b/g) ?? [])
  return [
    ...[...(prose.match(FILE) ?? []), ...documents].filter(
      (name) => !isFile(name, source.file, known),
    ),
    ...(isDocument(source.file) ? falseLinks(source, known) : []),
    ...[...prose.matchAll(COMMAND)].flatMap((match) => falseParts(match, known)),
    ...(prose.match(VARIABLE) ?? []).filter(isUnknownWord),
    ...inSpans(ADDRESS).filter((name) => !isAddress(name, known)),
    ...inSpans(SYMBOL).filter(isUnknownWord),
  ]
}

/** A word in capitals stands for any: `content/PAGE/en.md`. */
function isFile(name: string, from: string, { files }: KnownThings): boolean {
  const pattern = name.replaceAll('.', '\\.').replaceAll(/\b[A-Z][A-Z_]{2,}\b/g, '[^/]+')
  const named = new RegExp(`(?:^|/)${pattern}(?:/|$)`)
  const beside = path.join(path.dirname(from), name)
  return files.some((file) => named.test(file) || file === beside)
}

function falseLinks({ file, text }: Source, { files, anchors }: KnownThings): readonly string[] {
  return [...text.matchAll(LINK)].flatMap(([, link = '']) => {
    const [target = '', anchor] = link.split('#')
    const to = target === '' ? file : path.join(path.dirname(file), target).replace(/\/$/, '')
    const exists = files.some((each) => each === to || each.startsWith(`${to}/`) || to === '.')
    return exists && (anchor === undefined || anchors.has(`${to}#${anchor}`)) ? [] : [link]
  })
}

function falseParts([, npm = '', verb, rest = '']: RegExpExecArray, known: KnownThings) {
  const command = verb === undefined ? npm : `${npm} -- ${verb}`
  return [
    ...(known.commands.has(npm) && known.commands.has(command) ? [] : [command]),
    ...(rest.match(OPTION) ?? []).filter((option) => !known.options.has(option)),
  ]
}

/** The directories of a machine are no addresses of the site. */
const OF_THE_MACHINE = new Set(['bin', 'dev', 'etc', 'proc', 'run', 'srv', 'tmp', 'usr', 'var'])

function isAddress(name: string, { addresses }: KnownThings): boolean {
  const wanted = segmentsOf(name.replace(/^[A-Z]+ /, ''))
  return (
    OF_THE_MACHINE.has(wanted[0] ?? '') ||
    addresses.some(
      (address) =>
        address.length === wanted.length &&
        address.every((each, at) => wanted[at] === '*' || each === wanted[at]),
    )
  )
}
