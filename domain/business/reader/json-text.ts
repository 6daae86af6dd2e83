import {
  findNodeAtLocation,
  getLocation,
  type Node,
  type ParseError,
  parseTree,
} from 'jsonc-parser'
import { suggestForm, type JsonSlip } from './json-slip.ts'

type JsonPath = readonly (string | number)[]

export type JsonReading =
  | {
      readonly ok: true
      readonly value: unknown
      /** Returns the line, from 1, of a path; of its nearest parent where it is missing. */
      readonly lineOf: (path: JsonPath) => number
    }
  | { readonly ok: false; readonly slips: readonly JsonSlip[] }

/** Parses JSON as a person typed it; a slip has its line, the entry and what to write instead. */
export function readJson(text: string): JsonReading {
  const source = text.replace(/^\uFEFF/, '')
  const errors: ParseError[] = []
  const tree = parseTree(source, errors, { disallowComments: true, allowTrailingComma: false })
  const [first] = errors
  if (first || tree === undefined)
    return {
      ok: false,
      slips: [syntaxSlip(source, first ?? { error: 1, offset: 0, length: 0 })],
    }
  const repeated = repeatedKeys(tree, source)
  if (repeated.length > 0) return { ok: false, slips: repeated }
  return {
    ok: true,
    value: JSON.parse(source),
    lineOf: (path) => {
      for (let length = path.length; length > 0; length -= 1) {
        const node = findNodeAtLocation(tree, path.slice(0, length))
        if (node) return lineAt(source, node.offset)
      }
      return 1
    },
  }
}

/** Returns the line of an offset, from 1. */
const lineAt = (source: string, offset: number): number =>
  source.slice(0, offset).split('\n').length

function syntaxSlip(source: string, { error, offset }: ParseError): JsonSlip {
  const { at, problem } = suggestForm(source, offset, error)
  return { line: lineAt(source, at), entry: entryName(getLocation(source, at).path), problem }
}

/** Returns each name that is twice in one object; JSON.parse would keep the last silently. */
function repeatedKeys(node: Node, source: string): readonly JsonSlip[] {
  const children = node.children ?? []
  const nested = children.flatMap((child) => repeatedKeys(child, source))
  if (node.type !== 'object') return nested
  const keys = children.flatMap(({ children: [key] = [] }) => (key ? [key] : []))
  return [
    ...keys
      .filter((key, index) => keys.findIndex(({ value }) => value === key.value) < index)
      .map((key) => ({
        line: lineAt(source, key.offset),
        entry: entryName(getLocation(source, key.offset + 1).path),
        problem: `"${key.value}" is here a second time, take one of the two out`,
      })),
    ...nested,
  ]
}

/** Returns a path as 'reviews[0].town'. */
export const entryName = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')
