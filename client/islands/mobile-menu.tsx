import { MobileMenuButton } from '#client/menus/mobile-menu-button.tsx'

/** Renders the menu of small screens. @param path path of the page */
export function Content({ path }: { readonly path: string }) {
  return <MobileMenuButton path={path} />
}
