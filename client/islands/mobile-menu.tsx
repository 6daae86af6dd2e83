import { MobileMenuButton } from '#client/menus/mobile-menu-button.tsx'

/** The menu of small screens. @param path of the page */
export function Content({ path }: { readonly path: string }) {
  return <MobileMenuButton path={path} />
}
