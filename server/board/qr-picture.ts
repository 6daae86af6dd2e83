import { encode } from 'uqr'

/** Returns a QR code as the path of its dark modules, one unit each, with the quiet zone. */
export function qrPicture(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(text, { border: 4 })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return { size, path }
}
