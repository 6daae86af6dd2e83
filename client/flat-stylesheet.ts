/** Returns the address of the same stylesheet without cascade layers. */
export const flatStylesheet = (stylesheet: string): string =>
  stylesheet.replace(/\.css$/, '-flat.css')

/**
 * Adds the stylesheet without cascade layers in browsers that ignore what is in a layer (before
 * iOS 15.4, Chrome 99 and Firefox 97). The page's styles are nearly all in layers.
 */
export function addFlatStylesheet(): void {
  const layered = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
  if (!layered || 'CSSLayerBlockRule' in window) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = flatStylesheet(layered.href)
  document.head.append(link)
}
