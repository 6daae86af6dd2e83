import type { menus as english } from '#copy/en/menus.ts'
import type { Shape } from '#copy/shape.ts'

/** Messages of the menus and error screens. */
export const menus: Shape<typeof english> = {
  otherLanguage: { lang: 'en-US', name: 'English' },

  navLabel: 'Principal',
  homeLink: '{businessName}, inicio',
  serviceAreas: 'Ciudades que atendemos',

  megaMenu: {
    categoryLink: 'Todos los servicios: {label}',
    unsure: { title: '¿No sabe cuál es?', text: 'Llame y díganos qué le pasa a la puerta.' },
    allServices: 'Todos los servicios',
  },

  mobileMenu: {
    label: 'Menú',
    open: 'Abrir el menú',
    close: 'Cerrar el menú',
    expand: 'Mostrar las páginas de {label}',
    collapse: 'Ocultar las páginas de {label}',
    bookService: 'Pedir servicio',
  },

  textUs: 'Mensaje de texto',

  errors: {
    section: {
      title: 'Algo falló',
      text: 'Hubo un error inesperado. Por favor, inténtelo de nuevo.',
      retry: 'Intentar de nuevo',
    },
    page: {
      title: 'Esta página no funcionó',
      text: 'Hubo un error inesperado. Por favor, inténtelo de nuevo o vuelva a la página de inicio.',
      back: 'Volver',
      home: 'Ir al inicio',
    },
  },
}
