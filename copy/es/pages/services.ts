import { area, county } from '#copy/es/place.ts'
import type { ServicesCopy } from '#copy/page-types.ts'

export const services: ServicesCopy = {
  meta: {
    title: `Servicios de cerrajería, ${county}`,
    description:
      'Abrimos puertas y carros, cambiamos cerraduras y hacemos llaves a domicilio, 24/7. Vea cómo se hace cada trabajo, qué tener listo y cuánto cuesta.',
  },
  heading: 'Servicios de cerrajería',
  lead: `Cerrajero a domicilio en ${area}, 24/7: abrimos puertas y carros desde {emergencyPrice}, cambiamos cerraduras y hacemos llaves. Cada trabajo tiene su página, con su precio.`,
  groups: [
    {
      group: 'emergency',
      title: 'Emergencias: abrimos su puerta',
      text: '¿Se quedó fuera de su carro, su casa, su negocio o su storage? Si se puede, abrimos con ganzúa, y su cerradura sigue sirviendo.',
      link: 'Todas las emergencias',
    },
    {
      group: 'residential',
      title: 'Cerraduras para su casa',
      text: 'Cerraduras nuevas, cambio de llaves (rekey), reparaciones y portones. ¿No sabe qué necesita? Díganos qué le pasa a la cerradura. Cambiar las llaves o repararla muchas veces cuesta menos que una nueva.',
      link: 'Todo para cerraduras de casa',
    },
    {
      group: 'commercial',
      title: 'Cerraduras de negocio',
      text: 'Puertas de tienda y oficina, barras de pánico, llaves maestras y lectores de tarjeta. Usted decide quién abre cada puerta; nosotros dejamos libre la salida.',
      link: 'Todo para su negocio',
    },
    {
      group: 'automotive',
      title: 'Llaves de carro e ignición',
      text: 'Llaves nuevas, copias de llaves, controles y reparación de ignición. Para muchos carros hacemos la llave ahí mismo, donde está estacionado.',
      link: 'Todo para llaves de carro',
    },
  ],
  other: {
    title: '¿Necesita otra cosa?',
    text: '¿Una vitrina, un archivero, un candado de bicicleta? Escoja “Otro servicio” en el formulario y díganos qué es.',
    link: 'Pedir otro servicio',
  },
  price: {
    heading: 'Cuánto cuesta el servicio',
    paragraphs: [
      'Cada página dice qué sube el precio: el tipo de cerradura, cuántas son, la puerta y las piezas.',
    ],
  },
}
