/** A built page by its address. */
interface BuiltPage {
  readonly path: string
  readonly html: string
}

/** What the head of a page says of its languages (R151), as paths of this site. */
interface Head {
  readonly language: string
  /** By hreflang. */
  readonly alternates: ReadonlyMap<string, string>
}

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? ''

const pathOf = (address: string): string => URL.parse(address)?.pathname ?? address

function headOf(html: string): Head {
  const links = [...html.matchAll(/<link\s[^>]*>/g)].map(([tag]) => tag)
  const alternates = links.filter((tag) => attribute(tag, 'rel') === 'alternate')
  return {
    language: attribute(/<html\s[^>]*>/.exec(html)?.[0] ?? '', 'lang'),
    alternates: new Map(
      alternates.map((tag) => [attribute(tag, 'hreflang'), pathOf(attribute(tag, 'href'))]),
    ),
  }
}

/** 'es-US' is Spanish to a reader whose page says 'es', and the other way round (RFC 4647, 3.3.1). */
const isLanguage = (tag: string, range: string): boolean =>
  tag.slice(0, 2).toLowerCase() === range.slice(0, 2).toLowerCase()

const same = (one: Head, other: Head): boolean =>
  JSON.stringify([...one.alternates]) === JSON.stringify([...other.alternates])

/**
 * What is not closed in the links between the languages of the built pages
 * (R151), a sentence each: every page that is named must be there, in that
 * language, and name all the same pages.
 */
export function alternateProblems(pages: readonly BuiltPage[]): readonly string[] {
  const heads = new Map(pages.map(({ path, html }) => [path, headOf(html)]))
  return [...heads].flatMap(([path, head]) => {
    const { alternates } = head
    if (alternates.size === 0) return []
    const itself = [...alternates.values()].includes(path)
      ? []
      : [`${path}: its hreflang links do not name itself`]
    const named = [...alternates].flatMap(([hreflang, there]) => {
      const other = heads.get(there)
      if (!other) return [`${path}: hreflang ${hreflang} leads to ${there}, which is no page`]
      return [
        ...(same(head, other) ? [] : [`${path}: ${there} does not name the same languages back`]),
        ...(hreflang === 'x-default' || isLanguage(other.language, hreflang)
          ? []
          : [`${path}: hreflang ${hreflang} leads to ${there}, which is in ${other.language}`]),
      ]
    })
    return [...itself, ...named]
  })
}
