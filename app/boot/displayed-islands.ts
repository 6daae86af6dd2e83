/**
 * Of this page's islands, by name: files that not all of them need. Marked in
 * the document by `data-island` (islands/island.tsx).
 */
export type IslandFiles = Readonly<Record<string, readonly string[]>>

/**
 * What the islands that are displayed are made of. Of the two menus a screen
 * shows one, and its visitor does not pay for the other; should the window
 * become as wide as that one needs, islands/start.ts brings it then.
 */
export const filesOfDisplayed = (islands: IslandFiles, page: ParentNode): readonly string[] =>
  Object.entries(islands).flatMap(([name, files]) =>
    [...page.querySelectorAll(`[data-island="${name}"] > *`)].some(isDisplayed) ? files : [],
  )

/** By the styles alone: sizes would have the browser lay out the page first. Browsers before 2024 do not say. */
function isDisplayed(element: Element): boolean {
  return !('checkVisibility' in element) || element.checkVisibility()
}
