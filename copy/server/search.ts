import type { Language } from '#domain/text/language.ts'

interface SearchMessages {
  readonly heading: string
  /** Of the document. */
  readonly title: (query: string) => string
  readonly label: string
  readonly button: string
  readonly groups: Readonly<Record<'services' | 'towns' | 'pages', string>>
  readonly nothing: (query: string) => string
  readonly busy: string
  /** After one of the two above. */
  readonly call: (phone: string) => string
  readonly allPages: string
}

export const SEARCH_MESSAGES: Readonly<Record<Language, SearchMessages>> = {
  en: {
    heading: 'Search',
    title: (query) => `Search: ${query}`,
    label: 'A service, a town or a question',
    button: 'Search',
    groups: { services: 'Services', towns: 'Towns', pages: 'Other pages' },
    nothing: (query) => `Nothing found for “${query}”.`,
    busy: 'Too many searches from your network. Wait a minute and search again.',
    call: (phone) => `Call ${phone}`,
    allPages: 'All pages',
  },
  es: {
    heading: 'Buscar',
    title: (query) => `Buscar: ${query}`,
    label: 'Un servicio, una ciudad o una pregunta',
    button: 'Buscar',
    groups: { services: 'Servicios', towns: 'Ciudades', pages: 'Otras páginas' },
    nothing: (query) => `No encontramos nada con “${query}”.`,
    busy: 'Hay demasiadas búsquedas desde su red. Espere un minuto y busque otra vez.',
    call: (phone) => `Llame al ${phone}`,
    allPages: 'Todas las páginas',
  },
}
