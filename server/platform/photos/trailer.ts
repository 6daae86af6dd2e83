/** Bytes with which cameras and transfers fill up a file. */
const PADDING = new Set([0x00, 0xff, 0x20, 0x09, 0x0a, 0x0d])
const FILE_SIGNATURES = [
  'PK\x03\x04',
  '%PDF',
  'GIF8',
  '#!',
  'MZ',
  '\x7fELF',
  'Rar!',
  '7z\xbc\xaf',
  'RIFF',
]
const MARKUP = /<(?:!doctype|!--|\?php|html|head|body|script|svg|iframe|img|meta)\b/i
const MARKUP_WITHIN = 4096
/** The end of a ZIP file: this record and a comment of at most 64 KB (APPNOTE 4.3.16). */
const ZIP_END = 'PK\x05\x06'
const ZIP_END_WITHIN = 22 + 65_535

/**
 * Returns whether what follows a picture is a file of another format. Cameras append padding, more
 * pictures (CIPA DC-007), the video of a motion photo and records of their makers, which are cut
 * off; the picture is written anew in any case, so this only refuses files made to be two things.
 */
export function isAnotherFile(trailer: Buffer): boolean {
  const start = trailer.findIndex((byte) => !PADDING.has(byte))
  if (start === -1) return false
  const text = trailer.toString('latin1', start, start + MARKUP_WITHIN)
  return (
    FILE_SIGNATURES.some((signature) => text.startsWith(signature)) ||
    MARKUP.test(text) ||
    trailer.subarray(-ZIP_END_WITHIN).includes(ZIP_END, 0, 'latin1')
  )
}
