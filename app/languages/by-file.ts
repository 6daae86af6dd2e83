/**
 * Copy that stands in a file a page, by the name of its file: 'hoboken',
 * 'auto-locksmith/car-key-cutting', and 'auto-locksmith' for its category.ts.
 * So a new page's copy need not be listed anywhere.
 * @param modules as `import.meta.glob` gives them; each exports its copy and nothing else
 */
export function byFile<PageCopy>(
  modules: Readonly<Record<string, Readonly<Record<string, PageCopy>>>>,
): Readonly<Record<string, PageCopy>> {
  return Object.fromEntries(
    Object.entries(modules).map(([file, exported]) => {
      const [copy, ...more] = Object.values(exported)
      if (copy === undefined || more.length > 0)
        throw new Error(`${file} must export its copy and nothing else`)
      return [
        file.replaceAll(/^.*\/(?:services|cities)\/|(?:\/category)?\.ts$/g, ''),
        copy,
      ] as const
    }),
  )
}
