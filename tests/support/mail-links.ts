const SEVEN_BITS =
  /(Content-Transfer-Encoding: (base64|quoted-printable)[^]*?\r?\n\r?\n)([^]*?)(?=\r?\n--|$)/g

/** Returns a mail as it is sent, with the texts of its parts as a reader sees them. */
export const decodedMail = (mail: string): string =>
  mail.replace(SEVEN_BITS, (_, head: string, encoding: string, body: string) => {
    const bytes = encoding === 'base64' ? Buffer.from(body, 'base64') : bytesOfQuotedPrintable(body)
    return head + bytes.toString('utf8')
  })

const bytesOfQuotedPrintable = (body: string): Buffer =>
  Buffer.from(
    body
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    'latin1',
  )

/** Returns every address of this site in a mail's text or HTML, without duplicates. */
export function linksOf(mail: string, origin: string): readonly string[] {
  const found = decodedMail(mail).match(/https?:\/\/[^\s"'<>]+/g) ?? []
  return [...new Set(found.map((link) => link.replaceAll('&amp;', '&')))].filter((link) =>
    link.startsWith(`${origin}/`),
  )
}
