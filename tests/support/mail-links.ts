/** Returns every address of this site in a mail's text or HTML, without duplicates. */
export function linksOf(mail: string, origin: string): readonly string[] {
  const readable = mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  const found = readable.match(/https?:\/\/[^\s"'<>]+/g) ?? []
  return [...new Set(found.map((link) => link.replaceAll('&amp;', '&')))].filter((link) =>
    link.startsWith(`${origin}/`),
  )
}
