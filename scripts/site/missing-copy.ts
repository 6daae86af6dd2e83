import { existsSync } from 'node:fs'
import path from 'node:path'
import { LOCAL_PAGES, type LocalPage } from '../../domain/local-paths.ts'

/** Where the words of a service, a category or a town stand; null for pages whose words are listed by hand. */
function copyFile({ page, language }: LocalPage): string | null {
  const name = {
    service: page.path.slice(1),
    category: `${page.path.slice(1)}/category`,
    city: page.path.replace('/service-areas', 'cities'),
    home: null,
    content: null,
  }[page.kind]
  return name && path.posix.join('app/content', language, `${name}.ts`)
}

/**
 * A sentence for each page of domain/ whose words nobody has written yet, with
 * the file that they belong in.
 * @param root of the repository
 */
export function missingCopy(root: string): readonly string[] {
  return LOCAL_PAGES.flatMap((local) => {
    const file = copyFile(local)
    return file === null || existsSync(path.join(root, file))
      ? []
      : [`${file} is missing: write the words of ${local.path} there (CONTRIBUTING.md).`]
  })
}
