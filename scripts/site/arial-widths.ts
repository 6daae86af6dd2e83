/** Arial's advance widths in thousandths of its size, as in Helvetica, which it copies. */
const WIDTHS: Readonly<Record<number, string>> = {
  222: 'ijl‘’',
  260: '|',
  278: ' !,./:;I[]ft',
  333: '()-`r“”',
  334: '{}',
  355: '"',
  389: '*',
  469: '^',
  500: 'Jckvxyzs',
  556: '#$0123456789?L_abdeghnopqu–',
  584: '+<=>~',
  611: 'FTZ',
  667: '&ABEKPSVXY',
  722: 'CDHNRUw',
  778: 'GOQ',
  833: 'Mm',
  889: '%',
  944: 'W',
  1000: '—',
  1015: '@',
}

const BY_CHARACTER = new Map(
  Object.entries(WIDTHS).flatMap(([width, characters]) =>
    [...characters].map((character) => [character, Number(width)] as const),
  ),
)

/** Returns the width of a line in Arial, in the unit of `size`; unknown letters count as an n. */
export function arialWidth(text: string, size: number): number {
  const thousandths = [...text].reduce(
    (sum, character) => sum + (BY_CHARACTER.get(character) ?? 556),
    0,
  )
  return (thousandths * size) / 1000
}
