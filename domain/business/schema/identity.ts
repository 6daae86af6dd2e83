/** Entries of business.json: name, phones, address, towns and services. */
import { z } from 'zod'
import { about } from './entry.ts'
import * as part from './parts.ts'
import { list, object, table } from './shapes.ts'
import * as valid from './values.ts'

export const IDENTITY = {
  name: about(valid.businessName, {
    en: ['Name', 'The name that customers use: header, titles, mails.'],
    es: [
      'Nombre',
      'El nombre que conocen los clientes. Sale en el encabezado, los títulos y los correos.',
    ],
    example: 'Palisade Lock & Key',
  }),
  nameLines: about(z.tuple([z.string(), z.string()]), {
    en: [
      'Name in two lines',
      'The same name in the two lines of the logo; the second is empty for one word.',
    ],
    es: [
      'Nombre en dos líneas',
      'El mismo nombre en las dos líneas del logo; la segunda queda vacía si es una sola palabra.',
    ],
    example: ['Palisade', 'Lock & Key'],
  }),
  legalName: about(valid.nonEmptyText, {
    en: ['Registered name', 'Contact page, privacy policy, terms.'],
    es: [
      'Nombre registrado',
      'Sale en la página de contacto, la política de privacidad y los términos.',
    ],
    example: 'Palisade Lock & Key LLC',
  }),
  phones: about(object({ default: valid.phone, paidSearch: valid.phone }), {
    en: [
      'Phone numbers',
      'Ten digits each. Visitors from paid search see the second number; with only one number, write it twice.',
    ],
    es: [
      'Teléfonos',
      'Diez dígitos cada uno. Quien llega por un anuncio pagado de un buscador ve el segundo; si solo tiene un número, escríbalo dos veces.',
    ],
    example: { default: '2015550142', paidSearch: '2015550168' },
  }),
  numbers: about(list(part.businessNumber).optional(), {
    en: [
      'Numbers with Twilio',
      'Phone numbers whose calls and texts reach the alarm, each with where people find it and its language. Both phone numbers are among them unless they are listed here.',
    ],
    es: [
      'Números con Twilio',
      'Números cuyas llamadas y mensajes de texto llegan a la alarma; de cada uno, dónde lo ve la gente y en qué idioma contesta. Los dos teléfonos de arriba ya cuentan: póngalos aquí solo para decir eso de ellos.',
    ],
    example: [{ number: '+12015550177', source: 'van', language: 'es' }],
  }),
  staffEmail: about(valid.email, {
    en: [
      'Mailbox for requests',
      'Receives submissions; the environment variable STAFF_EMAIL takes precedence.',
    ],
    es: [
      'Correo para las solicitudes',
      'Recibe las solicitudes; la variable de entorno STAFF_EMAIL tiene prioridad.',
    ],
    example: 'dispatch@palisade.example',
  }),
  supportEmail: about(valid.email, {
    en: ['Mail address on the pages', 'The address that visitors see.'],
    es: ['Correo en las páginas', 'La dirección que ven los visitantes.'],
    example: 'support@palisade.example',
  }),
  licenses: about(object({ topBar: valid.licenseNumber, footer: valid.licenseNumber }).nullable(), {
    en: [
      'License',
      'One number for each place that states it; they may be equal. Empty in a state that does not license locksmiths: no page says that you are licensed.',
    ],
    es: [
      'Licencia',
      'Un número para cada lugar que la muestra; pueden ser iguales. Vacío si su estado no da licencias a cerrajeros: entonces ninguna página dice que usted tiene licencia.',
    ],
    example: { topBar: '34LX00000000', footer: '34LX00000001' },
  }),
  address: about(part.address, {
    en: [
      'Address',
      'The town is one of your towns. The area is what sentences name after "in": one county, or for several { "en": "the Boise area", "es": "el área de Boise" }.',
    ],
    es: [
      'Dirección',
      'La ciudad es una de las suyas. El área es lo que las frases nombran después de "en": un condado o, si son varios, { "en": "the Boise area", "es": "el área de Boise" }.',
    ],
    example: {
      street: '100 Example Avenue',
      city: 'North Bergen',
      county: 'Hudson County',
      region: 'NJ',
      postalCode: '07047',
      country: 'US',
    },
  }),
  showAddress: about(valid.booleanValue, {
    en: [
      'Show the address',
      'Yes: footer, contact page and structured data state address and map point. No, without a shop: only the town is stated.',
    ],
    es: [
      'Mostrar la dirección',
      'Sí: el pie de página, la página de contacto y los datos estructurados muestran la dirección y el punto en el mapa. No, si no tiene local: solo se nombra la ciudad.',
    ],
    example: true,
  }),
  location: about(object({ latitude: valid.latitude, longitude: valid.longitude }), {
    en: ['Map point', 'Degrees; longitudes west of Greenwich are negative.'],
    es: ['Punto en el mapa', 'En grados; en Estados Unidos la longitud es negativa.'],
    example: { latitude: 40.795, longitude: -74.0253 },
  }),
  timeZone: about(valid.nonEmptyText, {
    en: ['Time zone', 'Decides day and night: an IANA name.'],
    es: [
      'Zona horaria',
      'Con ella se sabe si es de día o de noche. Escriba un nombre de la lista IANA.',
    ],
    example: 'America/New_York',
  }),
  towns: about(list(part.townEntry), {
    en: [
      'Towns',
      'Each with its point on the map. Each has a page; "about" is a sentence or two that only this town’s page says.',
    ],
    es: [
      'Ciudades',
      'Cada una con su punto en el mapa. Cada una tiene su página; "about" son una o dos frases solo de esa página.',
    ],
    example: [{ name: 'Kearny', latitude: 40.7684, longitude: -74.1454 }],
  }),
  services: about(list(part.serviceEntry), {
    en: [
      'Services',
      'What you offer, each in one of four groups. Each has a page; "about" is a sentence or two that only its page says.',
    ],
    es: [
      'Servicios',
      'Lo que ofrece, cada uno en uno de cuatro grupos. Cada uno tiene su página; "about" son una o dos frases solo de esa página.',
    ],
    example: [{ label: 'Mailbox Locks', group: 'residential', spanishName: 'Cerraduras de buzón' }],
  }),
  zipCodes: about(table(valid.nonEmptyText, list(valid.zipCode)).optional(), {
    en: [
      'ZIP codes',
      'Of every town in your area, also of those that you do not serve, so that staff read the town of a ZIP code.',
    ],
    es: [
      'Códigos postales',
      'De cada ciudad de los alrededores, también de las que no atiende; así el equipo ve de qué ciudad es un código postal.',
    ],
    example: { 'West New York': ['07093'] },
  }),
  redirects: about(table(valid.pagePath, valid.pagePath).optional(), {
    en: ['Redirects', 'Addresses of removed pages, each with the page that visitors get instead.'],
    es: [
      'Redirecciones',
      'Direcciones de páginas que ya no existen, cada una con la página que ven los visitantes en su lugar.',
    ],
    example: { '/service-areas/kearny': '/service-areas' },
  }),
}
