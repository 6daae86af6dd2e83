import { perFacts } from '#domain/business/per-facts.ts'
import { whileOffered } from '#copy/offered.ts'
import { area, inNewJersey, state, whileLicensed, withLicense } from '#copy/es/place.ts'
import { joinSentences } from '#copy/join-sentences.ts'
import { hasPaidSearchNumber } from '#domain/phone/paid-search-number.ts'
import { statedTotals, termQuestion } from '#copy/price-text.ts'
import { homeQuestion } from './home-questions.ts'
import type { FaqCopy } from '#copy/page-types.ts'
import { prices } from './prices.ts'

export const faq = perFacts((): FaqCopy => ({
  meta: {
    title: 'Preguntas frecuentes a un cerrajero',
    description:
      'Cuánto cuesta abrir una puerta o un carro, qué hacer si se quedó fuera, cuándo se taladra, cómo se hace una llave de carro y qué datos guarda este sitio.',
  },
  heading: 'Preguntas frecuentes a un cerrajero',
  lead: `Precios, identificación, cerraduras y llaves de carro. ¿Su pregunta no está? Llame a cualquier hora: somos un negocio de cerrajería${withLicense()} en ${area()}.`,
  groups: [
    {
      id: 'price',
      heading: 'Precios, pago y horario',
      questions: [
        homeQuestion('lockout-cost'),
        ...termQuestion(
          { id: 'night-price', question: '¿Cuesta más de noche o en un día feriado?' },
          'nightAndHoliday',
          prices,
        ),
        {
          id: 'installation-cost',
          question: '¿Cuánto cuesta una cerradura nueva?',
          answer: joinSentences(
            'Poner una cerradura cuesta desde {installationPrice}, más la cerradura.',
            statedTotals('Lock Replacement', { day: 'De día', night: 'De noche' }, prices),
            'Un hueco nuevo, una puerta de acero o una cerradura de mejor calidad cuestan más.',
          ),
        },
        {
          id: 'price-change',
          question: '¿Puede cambiar el precio cuando ya estén aquí?',
          answer:
            'Solo si el trabajo resulta ser otro: hay otra puerta cerrada con llave, o hay que taladrar y poner un cilindro nuevo. Entonces paramos, le decimos el precio nuevo y usted decide.',
        },
        ...termQuestion(
          { id: 'say-no', question: '¿Me cobran si al final no quiero el servicio?' },
          'cancellation',
          prices,
        ),
        ...termQuestion({ id: 'when-to-pay', question: '¿Cómo puedo pagar?' }, 'payment', prices),
        ...termQuestion(
          { id: 'warranty', question: '¿El trabajo tiene garantía?' },
          'warranty',
          prices,
        ),
        homeQuestion('how-soon'),
        {
          id: 'damage',
          question: '¿Y si se daña algo?',
          answer:
            'Respondemos por el daño que causemos por negligencia. Si una cerradura vieja o forzada puede fallar al abrirla, se lo decimos antes de empezar.',
        },
        {
          id: 'sticks-afterward',
          question: '¿Y si la llave se traba cuando ya se fueron?',
          answer:
            'Llámenos con el número de su orden de trabajo. Mientras la llave se trabe, el trabajo no está terminado, y volvemos.',
        },
      ],
    },
    {
      id: 'id',
      heading: 'Identificación y quién puede abrir',
      questions: [
        homeQuestion('no-id'),
        {
          id: 'renting',
          question: 'Soy inquilino. ¿Puedo cambiar la cerradura?',
          answer:
            'Con el permiso del dueño (landlord) por escrito, sí. Casi siempre también se le da una llave al dueño.',
        },
        {
          id: 'landlord-lockout',
          question: 'El dueño (landlord) me cambió la cerradura. ¿Ustedes me abren?',
          answer: inNewJersey(
            'Llame primero a la policía. En New Jersey, solo un oficial de la corte con una orden puede sacar a un inquilino. Cuando la policía esté ahí y usted haya mostrado que vive ahí, le podemos abrir.',
            'Llame primero a la policía. Cuando esté ahí y usted haya mostrado que vive ahí, le podemos abrir.',
          ),
        },
        {
          id: 'someone-elses-place',
          question: '¿Pueden abrir un lugar que no es mío?',
          answer:
            'Solo si la persona que vive ahí nos dice que sí, o el dueño si el lugar está vacío. No cambiamos cerraduras para dejar a alguien fuera de su casa.',
        },
        {
          id: 'someone-hurt',
          question: 'Creo que hay alguien herido detrás de la puerta. ¿Los llamo a ustedes?',
          answer:
            'No, llame al 911. Los bomberos entran rápido y llevan ayuda médica. La puerta se arregla después.',
        },
        {
          id: 'who-is-at-my-door',
          question: '¿Cómo sé que la persona en mi puerta trabaja con ustedes?',
          answer: whileLicensed(
            inNewJersey(
              'Compare el nombre, la identificación y el precio con lo que le dijeron por teléfono. Va un cerrajero con licencia o un empleado entrenado que trabaja bajo nuestra licencia. Le enseña el número de licencia, y usted lo puede buscar en la lista de la División de Asuntos del Consumidor (Division of Consumer Affairs). Si algo no coincide, no abra la puerta y llámenos.',
              `Compare el nombre, la identificación y el precio con lo que le dijeron por teléfono. Le enseña el número de su licencia de ${state()}. Si algo no coincide, no abra la puerta y llámenos.`,
            ),
            'El cerrajero le dice el nombre de nuestro negocio, {businessName}, y sabe el precio que le dimos. Si algo no coincide, no abra la puerta y llámenos.',
          ),
        },
      ],
    },
    {
      id: 'doors',
      heading: 'Puertas y cerraduras',
      questions: [
        {
          id: 'locked-out-at-home',
          question: 'Me quedé fuera de mi casa. ¿Qué hago?',
          answer:
            'Espere donde haya luz y llámenos al {phone}. Díganos la ciudad, la esquina y si puso el cerrojo (deadbolt).',
        },
        {
          id: 'drilling',
          question: '¿Me van a taladrar la cerradura?',
          answer:
            'No, si se puede abrir con ganzúa, como muchas cerraduras de casa. Si no, le decimos por qué y cuánto cuesta, y usted decide.',
        },
        {
          id: 'rekey-or-replace',
          question: '¿Necesito una cerradura nueva o un cambio de llaves?',
          answer:
            'Si la cerradura funciona, pero alguien tiene llave y no debería, basta con un cambio de llaves (rekey): la cerradura se queda. Si se traba, mande a revisarla primero, porque muchas veces es la puerta. Si está gastada, es débil o la forzaron, necesita una nueva. Si se acaba de mudar, casi siempre basta con el cambio de llaves.',
        },
        {
          id: 'one-key',
          question:
            '¿Se puede abrir la puerta del frente, la de atrás y el garaje con una sola llave?',
          answer:
            'Sí, si todas usan el mismo tipo de llave. A la que usa otro tipo le cambiamos el cilindro (donde entra la llave).',
        },
        {
          id: 'broken-key',
          question: 'La llave se rompió adentro de la cerradura. ¿Qué hago?',
          answer:
            'No toque el pedazo: ni pegamento, ni pinzas, ni otra llave. Guarde la mitad que le quedó. Con los dos pedazos podemos hacer una llave nueva.',
        },
        {
          id: 'door-or-lock',
          question: 'Tengo que levantar la puerta para cerrarla con llave. ¿Es la cerradura?',
          answer:
            'Seguramente son las bisagras. La puerta está caída y el cerrojo ya no entra derecho. Muchas veces bastan tornillos más largos en la bisagra de arriba.',
        },
        {
          id: 'old-mortise',
          question: '¿Trabajan con cerraduras muy viejas?',
          answer:
            'Sí. A una cerradura vieja de embutir casi siempre le basta una limpieza y un resorte nuevo, y vuelve a su lugar.',
        },
        {
          id: 'burglary',
          question: 'Se metieron a robar. ¿Qué hago primero?',
          answer:
            'Llame a la policía y no toque nada hasta que vengan. Después le dejamos la puerta bien cerrada por esa noche. Si hace falta una reparación más grande, volvemos de día.',
        },
      ],
    },
    {
      id: 'cars',
      heading: 'Carros y llaves',
      questions: [
        ...whileOffered(
          'Car Lockout',
          [
            {
              id: 'keys-in-the-car',
              question: 'Se me quedaron las llaves adentro del carro. ¿Cuánto cuesta abrirlo?',
              answer: joinSentences(
                statedTotals('Car Lockout', { day: 'De día', night: 'De noche' }, prices),
                'Cuesta más si hay que abrir el baúl, o si las puertas, con el seguro puesto, no abren por dentro. Antes de llamar, pruebe todas las puertas y la app del carro.',
              ),
            },
          ],
          [],
        ),
        ...whileOffered('Car Key Replacement', [homeQuestion('all-keys-lost')], []),
        {
          id: 'child-in-car',
          question: 'Mi niño se quedó adentro del carro cerrado. ¿A quién llamo primero?',
          answer:
            'Llame al 911 ahora y quédese al lado del carro. Llámenos cuando la ayuda ya vaya en camino. Y lo mismo si es un perro y hace calor.',
        },
        ...whileOffered(
          'Key Fob Programming',
          [
            {
              id: 'fob-from-the-internet',
              question: 'Compré un control por internet. ¿Lo pueden programar?',
              answer:
                'Casi siempre, sí, si está sin usar y es el que lleva su carro. Muchos controles usados solo sirven con su primer carro. Léanos el número del control y le decimos si es el suyo.',
            },
          ],
          [],
        ),
        {
          id: 'turns-but-no-start',
          question: 'La llave gira, pero el carro no prende. ¿Es la llave?',
          answer:
            'Si en el tablero parpadea una llave o un candado, puede ser el chip. Si la llave se traba o gira demasiado fácil, puede ser la ignición (el switch). Si el tablero no prende, casi siempre es la parte eléctrica, y eso lo arregla un mecánico.',
        },
        {
          id: 'spare-key',
          question: '¿Cuánto cuesta hacer una llave de carro?',
          answer: joinSentences(
            statedTotals(
              'Car Key Replacement',
              { day: 'Una que se perdió, de día', night: 'De noche' },
              prices,
            ),
            statedTotals(
              'Car Key Duplicate',
              { day: 'Una copia, de día', night: 'De noche' },
              prices,
            ),
            whileOffered(
              'Key Fob Programming',
              'La más barata es una llave sencilla de metal; lo más caro, un control para botón de encendido.',
              'La más barata es una llave sencilla de metal.',
            ),
          ),
        },
      ],
    },
    {
      id: 'business',
      heading: 'Tiendas, oficinas y edificios',
      questions: [
        {
          id: 'manager-quit',
          question: 'Se fue un gerente y se llevó llaves. ¿Qué cambiamos primero?',
          answer:
            'Mande a cambiar las llaves de las puertas que dan a la calle, de la oficina y del cuarto donde guarda el dinero. El almacén puede esperar. Cambie enseguida el código de la alarma.',
        },
        {
          id: 'who-may-order',
          question: '¿Quién puede autorizar un trabajo en una tienda o una oficina?',
          answer:
            'El dueño, quien firmó el contrato de alquiler o alguien a quien ellos autoricen. Pedimos identificación y un papel con ese nombre y esa dirección, como el contrato de alquiler o la licencia del negocio.',
        },
        ...whileOffered(
          'Master Key System',
          [
            {
              id: 'master-plan',
              question: '¿Qué hace falta para un sistema de llave maestra?',
              answer:
                'Una lista de sus puertas y otra de su gente. Hacemos un plan, usted lo revisa y después cambiamos las cerraduras.',
            },
          ],
          [],
        ),
        {
          id: 'chained-exit',
          question: '¿Podemos ponerle cadena a la puerta de salida de noche?',
          answer:
            'No mientras haya alguien adentro. Todos tienen que poder salir sin llave, abriendo con la mano. Si le pone cadena porque no se queda cerrada, eso se arregla: llámenos.',
        },
        {
          id: 'after-hours',
          question: '¿Pueden trabajar después de que cerremos?',
          answer: 'Sí. Díganos a qué hora cierra y quién va a estar ahí para abrirnos.',
        },
      ],
    },
    {
      id: 'site',
      heading: 'Este sitio y sus datos',
      questions: [
        {
          id: 'where-it-goes',
          question: '¿A quién le llega el formulario?',
          answer:
            'A nuestro personal, enseguida. Lo guardamos {retentionDays} días y nunca lo vendemos.',
        },
        {
          id: 'weak-signal',
          question: 'Tengo poca señal. ¿Se va a perder mi solicitud?',
          answer:
            'No mientras la página siga abierta. Guarda lo que escribió y sigue tratando de enviarla. Si no puede, llámenos, o mándela por mensaje de texto.',
        },
        {
          id: 'robot-check',
          question: '¿Por qué tengo que marcar “No soy un robot”?',
          answer: 'Así se queda afuera el spam y atendemos más rápido a las personas de verdad.',
        },
        {
          id: 'what-is-recorded',
          question: '¿Qué guardan ustedes de mi visita?',
          answer:
            'Las páginas que lee, cómo nos encontró y qué tipo de aparato usa. Eso se queda en su navegador hasta que usted envíe una solicitud. Como en cualquier sitio, nuestro servidor también ve su dirección IP. La lista completa está en la política de privacidad.',
        },
        ...(hasPaidSearchNumber()
          ? [
              {
                id: 'two-numbers',
                question: 'A un amigo le sale otro número de teléfono. ¿Cuál es el correcto?',
                answer:
                  'Los dos. A quien llega por un anuncio de Google le sale otro, y así sabemos qué anuncios funcionan. En los dos contestamos nosotros.',
              },
            ]
          : []),
        {
          id: 'delete-my-data',
          question: '¿Cómo pido que borren mi solicitud?',
          answer:
            'Escriba a {supportEmail} y díganos el teléfono que puso en el formulario. Con ese número la encontramos.',
        },
      ],
    },
  ],
  notFound: {
    title: '¿Su pregunta no está aquí?',
    text: 'Llame al {phone}, de día o de noche, y pregunte.',
  },
}))
