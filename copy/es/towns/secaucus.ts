import { perFacts } from '#domain/business/per-facts.ts'
import { offeredList, whileOffered } from '#copy/offered.ts'
import { fromNorthBergen } from '#copy/es/place.ts'
import type { TownCopy } from '#copy/types.ts'

export const secaucus = perFacts((): TownCopy => ({
  meta: {
    title: 'Cerrajero 24 horas en Secaucus, NJ',
    description: `Cerrajero en Secaucus, NJ, de día y de noche, para almacenes, ${offeredList(
      'es',
      [
        [null, 'tiendas'],
        [null, 'casas'],
        ['Storage Unit Lockout', 'storage'],
        [null, 'carros'],
      ],
      '',
    )}, desde {emergencyPrice}. Abrimos portones y cambiamos llaves.`,
  },
  heading: 'Cerrajero en Secaucus, NJ',
  lead: `${offeredList(
    'es',
    [
      [null, 'Casas'],
      [null, 'almacenes'],
      ['Storage Unit Lockout', 'storage'],
      [null, 'carros'],
    ],
    '',
  )}: vamos a Secaucus, NJ, 24/7, también de madrugada. Abrir una puerta cuesta desde {emergencyPrice} de día y {nightPrice} de noche. Con la calle y el número, o el del muelle, llegamos sin dar vueltas.`,
  line: `${offeredList(
    'es',
    [
      [null, 'Almacenes'],
      [null, 'outlets'],
      ['Storage Unit Lockout', 'storage'],
      [null, 'casas con entrada para carro'],
    ],
    '',
  )}.`,
  approach: `${fromNorthBergen('Vamos por Paterson Plank Road desde North Bergen. ')}Díganos el número de la calle, o el del muelle de carga o el portón.`,
  mapAlt:
    'Secaucus dentro de una curva del río Hackensack: Paterson Plank Road por el medio, Harmon Meadow al norte junto a la autopista y Secaucus Junction al sur.',
  mapLabels: {
    'main-street': 'Paterson Plank Rd',
    landmark: 'Harmon Meadow',
    station: 'Secaucus Junction',
    river: 'Río Hackensack',
  },
  locks: {
    heading: 'Cerraduras en Secaucus',
    lead: 'En Secaucus hay muchos almacenes. Si falla una de estas cuatro cerraduras, se para el trabajo.',
    pictureAlt:
      'Un almacén con una puerta de oficina pequeña de vidrio, un muelle de carga con cortina metálica, una salida lateral de acero y un portón de patio en una cerca de malla.',
    items: [
      {
        letter: 'A',
        title: 'La puerta de la oficina',
        text: 'Vidrio en un marco de aluminio. Cambiamos los pines de la cerradura, y las llaves viejas ya no sirven.',
        service: 'Commercial Lock Rekey',
      },
      {
        letter: 'B',
        title: 'El muelle de carga',
        text: 'Un pasador, un candado y un chofer que espera. Abrimos el candado y no tocamos el riel.',
        service: 'Business Lockout',
      },
      {
        letter: 'C',
        title: 'La salida lateral',
        text: 'Al empujar la barra tiene que abrir, siempre. Si hay que darle con el cuerpo, llámenos.',
        service: 'Emergency Exit Device',
      },
      {
        letter: 'D',
        title: 'El portón del patio',
        text: 'La cadena y el candado se oxidan con la lluvia. Podemos poner un candado con protector y una cadena más corta, que son más difíciles de cortar.',
        service: 'Gate Locks',
      },
    ],
  },
  passages: [
    {
      heading: 'Cómo encontrar su dirección en Secaucus',
      paragraphs: [
        'Aquí las salidas quedan lejos unas de otras. Por eso, díganos primero la calle: Meadowlands Parkway, Enterprise Avenue, County Avenue o Harmon Meadow Boulevard.',
      ],
    },
    {
      heading: 'Casas en Secaucus',
      paragraphs: [
        'En el North End y detrás de la Plaza hay casas con driveway: puerta del frente, puerta del lado y un teclado en el garaje. Harmon Cove tiene townhouses y torres detrás de una caseta de entrada. Xchange, cerca de Junction, tiene apartamentos con llaveros electrónicos (fobs). En Harmon Cove y en Xchange, avise en la entrada o en la recepción que vamos.',
      ],
    },
    {
      heading: 'Almacenes, oficinas y outlets',
      paragraphs: [
        `En los edificios grandes, las cerraduras se pasan de una puerta a otra, y en pocos años nadie sabe qué abre cada llave. Ordenamos las llaves, les ponemos número y hacemos una lista.${whileOffered('Master Key System', ' También podemos hacer un sistema de llave maestra: así, por una llave perdida se cambia una sola cerradura y no todas.')}`,
        'Aquí los candados necesitan cuidado, por la humedad y el polvo de los camiones. Límpielos y lubríquelos antes del invierno.',
      ],
    },
    {
      heading: 'Turnos de noche en Secaucus',
      paragraphs: [
        'Aquí muchos muelles cargan a las 3 o 4\u00a0a.m., y a esa hora también contestamos el teléfono. Díganos el nombre y el teléfono de la persona que está ahí, y el número pintado en la puerta.',
      ],
    },
    {
      heading: 'Estacionamientos y el tren',
      paragraphs: [
        'Cerca de la Plaza hay parquímetros y letreros para residentes. Casi todo lo demás tiene estacionamiento. Si se trata de su carro, díganos en cuál estacionamiento está y en qué fila. En Secaucus Junction o en Harmon Meadow, espere adentro y díganos en qué entrada.',
      ],
    },
  ],
  questions: {
    heading: 'Lo que nos preguntan en Secaucus',
    items: [
      {
        question: '¿Puede venir un cerrajero a mi muelle de carga de noche?',
        answer:
          'Sí, todas las noches del año. Tenga listo el número del portón o del muelle cuando llame.',
      },
      {
        question: 'Se fue un subinquilino y no sabemos quién tiene llaves. ¿Qué hacemos primero?',
        answer:
          'Primero se cambian las llaves de las puertas que dan afuera. Después recorremos el edificio con usted y usted decide quién abre cada puerta. Las de adentro pueden esperar un día.',
      },
      ...whileOffered(
        'Storage Unit Lockout',
        [
          {
            question: '¿Abren un storage igual que una casa?',
            answer:
              'No, ahí también decide la oficina. Lleve su identificación y su contrato y avise en la oficina; el candado lo abrimos delante de usted.',
          },
        ],
        [],
      ),
    ],
  },
}))
