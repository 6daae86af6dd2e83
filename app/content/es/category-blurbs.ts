import type { GroupId } from '#domain/services.ts'

/** One line under a category's name in the ledger; apart from the pages' copy, so that home does not load it. */
export const CATEGORY_BLURBS: Readonly<Record<GroupId, string>> = {
  emergency: '¿Se quedó afuera? Llame a toda hora.',
  residential: 'Casas y apartamentos.',
  commercial: 'Tiendas, oficinas, edificios.',
  automotive: 'Llaves hechas donde está su carro.',
}
