import { createContext, useContext } from 'react'
import { localLink } from '#copy/local-link.ts'
import { type Names, namesOf } from '#copy/names.ts'
import type { Copy, CopySection } from '#copy/loader/copy.ts'

const CopyContext = createContext<Partial<Copy>>({})

/** Gives components their words: all of a language while a page is rendered, in an island those of its sections. */
export const CopyProvider = CopyContext.Provider

/**
 * The words of one section, in the language of the page.
 * @throws when they were not given to this part of the page: in a browser an
 *   island has only the sections that islands/sections.ts names
 */
export function useCopy<Section extends CopySection>(section: Section): Copy[Section] {
  const copy = useContext(CopyContext)[section]
  if (copy === undefined) throw new Error(`This part of the page has no words of ${section}`)
  return copy
}

/** What a part of the page that is rendered on its own gets of the words around it. */
export function useSections<Section extends CopySection>(
  sections: readonly Section[],
): Pick<Copy, Section> {
  const copy = useContext(CopyContext)
  return Object.fromEntries(sections.map((section) => [section, copy[section]])) as Pick<
    Copy,
    Section
  >
}

/** Where links lead in the language of the page. The result takes English paths of this site. */
export function useLink(): (path: string) => string {
  const { paths } = useCopy('menus')
  return (path) => localLink(path, paths)
}

/** What pages, services and times are called in the language of the page. */
export const useNames = (): Names => namesOf(useCopy('menus').names)

/** `lang` of what customers or the owner wrote in English, which stays as they wrote it; undefined on an English page, which says so already. */
export const useForeignLang = (): 'en' | undefined =>
  useCopy('language') === 'en' ? undefined : 'en'
