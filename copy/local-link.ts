/** Addresses of pages in one language, by their English paths; empty for English. */
export type LocalPaths = Readonly<Record<string, string>>

/**
 * Where a link leads in a language: query and fragment stay, and what has no
 * page in that language leads to the English one.
 * @param link an English path of this site
 */
export function localLink(link: string, paths: LocalPaths): string {
  const [path = ''] = link.split(/[?#]/, 1)
  return (paths[path] ?? path) + link.slice(path.length)
}
