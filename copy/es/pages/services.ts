import { area, withLicense } from '#copy/es/place.ts'
import type { ServicesCopy } from '#copy/page-types.ts'

export const services: ServicesCopy = {
  meta: {
    title: `Servicios de cerrajería en ${area}`,
    description:
      'Abrimos puertas y carros, cambiamos cerraduras y hacemos llaves de carro, 24/7. Vea cómo se hace cada trabajo, qué tener listo y cuánto cuesta.',
  },
  heading: 'Servicios de cerrajería',
  lead: `Cerrajero${withLicense} en ${area}, 24/7: abrimos puertas (desde {emergencyPrice}) y carros, cambiamos cerraduras y hacemos llaves. Antes de que acepte le decimos el precio y a qué hora llegamos.`,
  groups: [
    {
      group: 'emergency',
      title: 'Emergencias: abrimos su puerta',
      text: '¿Se quedó fuera de su carro, su casa, su negocio o su storage? Cada página le dice qué hacer mientras espera y cómo se abre la cerradura. Si la abrimos con ganzúa, su cerradura sigue sirviendo.',
      link: 'Todas las emergencias',
    },
    {
      group: 'residential',
      title: 'Cerraduras para su casa',
      text: 'Cerraduras nuevas, llaves nuevas, reparaciones y cerraduras de portón. ¿No sabe qué necesita? Díganos qué hace la cerradura. Un cambio de llaves (rekey) o una reparación muchas veces cuesta menos que una cerradura nueva.',
      link: 'Todo para cerraduras de casa',
    },
    {
      group: 'commercial',
      title: 'Cerraduras de negocio',
      text: 'Puertas de tienda y oficina, barras de pánico, llaves maestras y lectores de tarjeta. Le ayudamos a decidir quién puede abrir cada puerta, y nos aseguramos de que todos puedan salir.',
      link: 'Todo para su negocio',
    },
    {
      group: 'automotive',
      title: 'Llaves de carro e ignición',
      text: 'Llaves de carro nuevas, copias, controles y reparación de la ignición. Para muchos carros cortamos y programamos la llave donde está estacionado.',
      link: 'Todo para llaves de carro',
    },
  ],
  other: {
    title: '¿Necesita otra cosa?',
    text: '¿Una vitrina, un archivador, un portabicicletas? Escoja “Otro servicio” en el formulario y díganos cómo es.',
    link: 'Cuéntenos qué es',
  },
  price: {
    heading: 'Cuánto cuesta el servicio',
    paragraphs: [
      'Abrir una puerta cuesta desde {emergencyPrice}. Instalar una cerradura cuesta desde {installationPrice}; la cerradura va aparte. Cada página dice qué cambia el precio: el tipo de cerradura, cuántas son, la puerta y las piezas.',
    ],
  },
}
