/** Paths of pages in one language, by their English paths; empty for English. */
export type LocalPaths = Readonly<Record<string, string>>

/**
 * Translates a link: keeps query and fragment; pages without a translation keep the English path.
 * @param link an English path of this site
 */
export function localLink(link: string, paths: LocalPaths): string {
  const [path = ''] = link.split(/[?#]/, 1)
  return (paths[path] ?? path) + link.slice(path.length)
}
