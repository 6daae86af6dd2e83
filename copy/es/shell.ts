import { perFacts } from '#domain/business/per-facts.ts'
import { whileShopOpens } from '#copy/while-shop-opens.ts'
import { hasTwoLicenses } from '#copy/licenses.ts'
import { baseTown, nearbyTowns, region, speaksSpanish } from '#copy/es/place.ts'
import type { shell as english } from '#copy/en/shell.ts'
import type { Shape } from '#copy/shape.ts'

/** Messages on every page: top bar, header, menus, footer, banner, error screens. */
export const shell = perFacts((): Shape<typeof english> => ({
  skipLink: 'Ir al contenido',
  loading: 'Cargando',
  breadcrumbLabel: 'Ruta de navegación',

  topBar: {
    emergency: speaksSpanish() ? 'Hablamos español' : 'Emergencias 24/7',
    license: 'Lic. {trade}{region} {license}',
    licenseTrade: 'de cerrajero ',
    languageOffer: null,
  },

  header: {
    bookService: 'Pedir servicio',
  },

  callBar: { label: 'Llamar o pedir servicio', bookService: 'Pedir servicio' },

  footer: {
    license: `Lic. ${hasTwoLicenses() ? 'del negocio' : 'de cerrajero'} {region} {license}`,
    description: `Cerrajero a domicilio para casas, negocios y carros en ${baseTown()}, ${region()}, y ${nearbyTowns()}. Abierto 24/7.`,
    contact: {
      heading: 'Contacto',
      serviceAreas: 'Ciudades que atendemos',
      emergency: 'Llame: emergencias 24/7',
    },
    quickLinks: {
      heading: 'Enlaces rápidos',
      links: [
        { path: '/about', label: 'Nosotros' },
        { path: '/services', label: 'Servicios' },
        { path: '/service-areas', label: 'Ciudades' },
        { path: '/contact', label: 'Contacto' },
        { path: '/reviews', label: 'Reseñas' },
        { path: '/pricing', label: 'Precios' },
        { path: '/faq', label: 'Preguntas' },
        { path: '/landlords', label: 'Para dueños' },
        { path: '/sitemap', label: 'Mapa del sitio' },
      ],
    },
    everyPage: { summary: 'Todos los servicios y ciudades', towns: 'Ciudades que atendemos' },
    hours: {
      heading: 'Horario',
      service: 'Servicio de emergencia',
      times: '24 horas / 7 días',
      shop: whileShopOpens(
        'es',
        (opens, closes, days) => `Local: de ${opens} a ${closes}, ${days ?? 'todos los días'}`,
        '',
      ),
    },
    copyright: '© {year} {businessName}',
    privacy: 'Política de privacidad',
    terms: 'Términos y condiciones',
    agency: 'Sitio web hecho por {agency}',
  },

  cookieBanner: {
    label: 'Cookies',
    title: 'Guardamos datos en su navegador.',
    text: 'Cómo nos encontró y qué páginas leyó. Solo nos llegan si envía una solicitud.',
    accept: 'Aceptar todo',
    close: 'Aceptar y cerrar',
  },

  /** The page's scripts failed to load. */
  notLoaded: {
    title: 'Esta página no se pudo cargar',
    text: 'Parece que no hay conexión. La página se abre sola cuando vuelva la señal. También puede llamarnos.',
    back: 'Volver',
  },
}))
