import { createContext, useContext } from 'react'
import { type Names, namesIn } from '#copy/names.ts'
import { localizedPath } from '#domain/pages/localized-paths.ts'
import type { Copy, CopySection } from '#copy/loader/copy.ts'

const CopyContext = createContext<Partial<Copy>>({})

/**
 * Provides copy to components: all of a language during rendering, in an island only its sections.
 */
export const CopyProvider = CopyContext.Provider

/**
 * Returns one section in the language of the page.
 * @throws if the section was not provided: in a browser an island has only the sections of
 *   app/browser/islands/sections.ts
 */
export function useCopy<Section extends CopySection>(section: Section): Copy[Section] {
  const copy = useContext(CopyContext)[section]
  if (copy === undefined) throw new Error(`The copy section '${section}' was not provided`)
  return copy
}

/** Returns the given sections for a part of the page that is rendered as its own root. */
export function useSections<Section extends CopySection>(
  sections: readonly Section[],
): Pick<Copy, Section> {
  const copy = useContext(CopyContext)
  return Object.fromEntries(sections.map((section) => [section, copy[section]])) as Pick<
    Copy,
    Section
  >
}

/** Returns a function that translates English paths of this site to the page's language. */
export function useLink(): (path: string) => string {
  const language = useCopy('language')
  return (path) => localizedPath(path, language)
}

/** Returns the names of pages, services and timeframes in the page's language. */
export const useNames = (): Names => namesIn(useCopy('language'))

/**
 * Returns `lang` for text that customers or the owner wrote in English; undefined on an English
 * page.
 */
export const useForeignLang = (): 'en' | undefined =>
  useCopy('language') === 'en' ? undefined : 'en'
