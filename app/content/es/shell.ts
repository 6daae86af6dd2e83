import type { shell as english } from '#app/content/en/shell.ts'
import type { Shape } from '#app/content/shape.ts'

/** The words around every page: top bar, header, menus, footer, banner, error screens. */
export const shell: Shape<typeof english> = {
  skipLink: 'Ir al contenido',
  loading: 'Cargando',
  breadcrumbLabel: 'Dónde está esta página',

  topBar: {
    serviceAreas: 'Dónde trabajamos',
    emergency: 'Emergencias 24/7',
    license: 'Lic. de cerrajero NJ {license}',
  },

  header: {
    navLabel: 'Principal',
    homeLink: '{businessName}, inicio',
    bookService: 'Pida servicio',
    callLabel: 'Llame al {phone}',
  },

  megaMenu: {
    categoryLink: 'Todos los servicios: {label}',
    unsure: { title: '¿No sabe cuál es?', text: 'Llame y díganos qué está cerrado.' },
    allServices: 'Todos los servicios',
  },

  mobileMenu: {
    label: 'Menú',
    open: 'Abrir el menú',
    close: 'Cerrar el menú',
    expand: 'Mostrar las páginas de {label}',
    collapse: 'Ocultar las páginas de {label}',
    bookService: 'Pida servicio',
  },

  textUs: 'Envíe un texto',

  callBar: { label: 'Llame o pida servicio', bookService: 'Pida servicio' },

  footer: {
    license: 'Lic. comercial NJ {license}',
    description:
      'Cerrajero de emergencia, para casas, negocios y carros en North Bergen, NJ, y siete ciudades cercanas. Abierto 24/7.',
    contact: {
      heading: 'Contacto',
      serviceAreas: 'Dónde trabajamos',
      emergency: 'Emergencias 24/7',
    },
    quickLinks: {
      heading: 'Enlaces rápidos',
      links: [
        { path: '/about', label: 'Quiénes somos' },
        { path: '/services', label: 'Servicios' },
        { path: '/service-areas', label: 'Dónde trabajamos' },
        { path: '/contact', label: 'Contacto' },
        { path: '/reviews', label: 'Reseñas' },
        { path: '/faq', label: 'Preguntas' },
        { path: '/sitemap', label: 'Mapa del sitio' },
      ],
    },
    everyPage: { summary: 'Todos los servicios y ciudades', towns: 'Ciudades que atendemos' },
    hours: {
      heading: 'Horario',
      service: 'Servicio de emergencia',
      times: '24 horas / 7 días',
    },
    copyright: '© {year} {businessName}',
    privacy: 'Política de privacidad',
    terms: 'Términos y condiciones',
    agency: 'Sitio web de {agency}',
  },

  cookieBanner: {
    label: 'Cookies',
    title: 'Guardamos datos en su navegador.',
    text: 'Recuerdan cómo nos encontró y qué páginas leyó. Nos llegan con su solicitud.',
    accept: 'Aceptar todo',
    close: 'Aceptar y cerrar',
  },

  errors: {
    section: {
      title: 'Algo falló',
      text: 'Hubo un error inesperado. Por favor, inténtelo de nuevo.',
      retry: 'Intentar de nuevo',
    },
    page: {
      title: 'Esta página no funcionó',
      text: 'Hubo un error inesperado. Por favor, inténtelo de nuevo o vuelva a la página de inicio.',
      back: 'Volver atrás',
      home: 'Ir al inicio',
    },
    notLoaded: {
      title: 'Esta página no se pudo cargar',
      text: 'Parece que no tiene conexión. Esta página se abre sola cuando la tenga otra vez. También puede llamarnos.',
      back: 'Volver atrás',
    },
  },

  ownerNote: {
    label: 'Nota para el dueño',
    text: 'Faltan {left} datos por configurar. Use npm run doctor para verlos. Los visitantes no ven esto.',
  },

  breadcrumbHome: 'Inicio',

  toasts: { label: 'Avisos', close: 'Cerrar el aviso' },
}
