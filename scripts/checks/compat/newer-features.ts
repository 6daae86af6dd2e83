import { createRequire } from 'node:module'
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SupportStatement,
} from '@mdn/browser-compat-data'
import { OLDEST_BROWSERS } from '../../build/browser-targets.ts'

/** Browsers whose first version with a feature is compared with the oldest supported one. */
const BROWSERS = Object.entries(OLDEST_BROWSERS) as [keyof typeof OLDEST_BROWSERS, string][]

/** A global, or a property of one, that some supported browser lacks. */
export interface NewerFeature {
  /** Such as `Array`; of a global itself the same as `name`. */
  readonly owner: string
  readonly name: string
  readonly kind: 'global' | 'static' | 'member'
}

export interface Features {
  readonly newer: readonly NewerFeature[]
  /** Names of members that every supported browser has on some object. */
  readonly oldMembers: ReadonlySet<string>
}

const compareVersions = (one: string, other: string): number => {
  const [left, right] = [one, other].map((version) =>
    version.replace('≤', '').split('.').map(Number),
  )
  const length = Math.max(left?.length ?? 0, right?.length ?? 0)
  for (let index = 0; index < length; index++) {
    const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** Returns whether this version has the feature under its own name and without a setting. */
function isSupported(support: SupportStatement | undefined, version: string): boolean {
  return [support ?? []].flat().some((one) => {
    const { version_added: added, version_removed: removed } = one
    if (typeof added !== 'string' || added === 'preview') return false
    if (one.prefix ?? one.alternative_name ?? one.flags) return false
    if (typeof removed === 'string' && compareVersions(removed, version) <= 0) return false
    return compareVersions(added, version) <= 0
  })
}

const isOld = ({ support }: CompatStatement): boolean =>
  BROWSERS.every(([browser, version]) => isSupported(support[browser], version))

/** Returns what the oldest supported browsers lack, from the browser compatibility data. */
export function readFeatures(): Features {
  const load = createRequire(import.meta.url)
  const { api, javascript } = load('@mdn/browser-compat-data') as CompatData
  const newer: NewerFeature[] = []
  const oldMembers = new Set<string>()
  const groups = { ...api, ...javascript['builtins'] } as Record<string, Identifier>
  for (const [owner, group] of Object.entries(groups)) {
    if (!/^\w+$/.test(owner)) continue
    if (group.__compat && !isOld(group.__compat)) newer.push({ owner, name: owner, kind: 'global' })
    for (const [key, { __compat: compat }] of Object.entries(group as Record<string, Identifier>)) {
      // Events and details of behavior are neither called nor read.
      if (!compat || !/^[a-z]\w*$/.test(key) || /_event$|_(?!static$)/.test(key)) continue
      const name = key.replace(/_static$/, '')
      if (isOld(compat)) oldMembers.add(name)
      else newer.push({ owner, name, kind: key === name ? 'member' : 'static' })
    }
  }
  return { newer, oldMembers }
}
