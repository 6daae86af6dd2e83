import { area, inNewJersey, state, whileLicensed, withLicense } from '#copy/es/place.ts'
import { hasPaidSearchNumber } from '#domain/paid-search-number.ts'
import { statedPrice, termQuestion } from '#copy/price-text.ts'
import { homeQuestion } from './home-questions.ts'
import type { FaqCopy } from '#copy/page-types.ts'
import { prices } from './prices.ts'

export const faq: FaqCopy = {
  meta: {
    title: `Preguntas sobre cerrajería en ${area}`,
    description:
      'Cuánto cuesta abrir una puerta o un carro, qué hacer si se quedó fuera, cuándo se taladra, cómo se hace una llave de carro y qué datos guarda este sitio.',
  },
  heading: 'Preguntas frecuentes de cerrajería',
  lead: `Precios, identificación, cerraduras y llaves de carro. ¿Su pregunta no está? Un cerrajero${withLicense} en ${area} le contesta por teléfono, 24/7.`,
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
          answer:
            'Instalar una cerradura cuesta desde {installationPrice}; la cerradura va aparte. Antes de salir le damos el precio del trabajo y el de la cerradura. El total depende de su puerta y de la cerradura que escoja. Cuesta menos si la nueva cabe en los huecos viejos.',
        },
        {
          id: 'price-change',
          question: '¿Puede cambiar el precio cuando ya estén aquí?',
          answer:
            'Solo si cambia el trabajo, por ejemplo si hay otra puerta cerrada con llave. Entonces paramos, le decimos el precio nuevo y usted decide. Siempre puede decir que no.',
        },
        ...termQuestion({ id: 'when-to-pay', question: '¿Cuándo y cómo pago?' }, 'payment', prices),
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
            'Llámenos con el número de su orden de trabajo. Si una llave se traba, el trabajo no está terminado, y volvemos a terminarlo.',
        },
      ],
    },
    {
      id: 'id',
      heading: 'Identificación y quién puede abrir',
      questions: [
        homeQuestion('no-id'),
        homeQuestion('renting'),
        {
          id: 'landlord-lockout',
          question: 'El dueño me cambió la cerradura. ¿Ustedes me abren?',
          answer: inNewJersey(
            'Llame primero a la policía. En New Jersey, solo un oficial de la corte con una orden puede sacar a un inquilino. Cuando la policía esté ahí y usted haya mostrado que vive ahí, le podemos abrir.',
            'Llame primero a la policía. Cuando esté ahí y usted haya mostrado que vive ahí, le podemos abrir.',
          ),
        },
        {
          id: 'someone-elses-place',
          question: '¿Pueden abrir un lugar que no es mío?',
          answer:
            'Solo si la persona que vive ahí nos dice que sí, o el dueño si el lugar está vacío. No cambiamos cerraduras para dejar afuera a nadie que viva ahí.',
        },
        {
          id: 'someone-hurt',
          question: 'Creo que hay alguien herido detrás de la puerta. ¿Los llamo a ustedes?',
          answer:
            'Llame al 911. Los bomberos entran rápido y llevan ayuda médica. La puerta la podemos arreglar después.',
        },
        {
          id: 'who-is-at-my-door',
          question: '¿Cómo sé que la persona en mi puerta trabaja con ustedes?',
          answer: whileLicensed(
            inNewJersey(
              'Antes que nada, le enseña la licencia. Nuestro número de licencia de cerrajero en New Jersey es {license}. Búsquelo en la lista de la Division of Consumer Affairs. Si algo no coincide, no abra la puerta y llámenos.',
              `Antes que nada, le enseña la licencia. Nuestro número de licencia en ${state} es {license}. Si algo no coincide, no abra la puerta y llámenos.`,
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
        homeQuestion('drilling'),
        {
          id: 'rekey-or-replace',
          question: '¿Necesito una cerradura nueva o un cambio de llaves?',
          answer:
            'Si la cerradura funciona, pero alguien tiene llave y no debería, basta con un cambio de llaves (rekey): la cerradura se queda. Si se traba, pruebe primero un arreglo, porque muchas veces es la puerta. Si está gastada, es débil o la forzaron, necesita una nueva. Al mudarse, por lo general basta con el cambio de llaves.',
        },
        {
          id: 'one-key',
          question:
            '¿Se puede abrir la puerta del frente, la de atrás y el garaje con una sola llave?',
          answer:
            'Sí, si las cerraduras llevan el mismo tipo de llave. Si una lleva otro, le cambiamos el cilindro (donde entra la llave).',
        },
        {
          id: 'broken-key',
          question: 'La llave se rompió adentro de la cerradura. ¿Qué hago?',
          answer:
            'No toque el pedazo: ni pegamento, ni pinzas, ni otra llave. Guarde la mitad que tiene. Con los dos pedazos podemos hacer una llave nueva.',
        },
        {
          id: 'door-or-lock',
          question: 'Tengo que levantar la puerta para cerrarla con llave. ¿Es la cerradura?',
          answer:
            'Lo más probable es que sean las bisagras. La puerta se descolgó y el cerrojo ya no entra derecho. Muchas veces bastan tornillos más largos en la bisagra de arriba.',
        },
        {
          id: 'old-mortise',
          question: '¿Trabajan con cerraduras muy viejas?',
          answer:
            'Sí. Por lo general, una cerradura vieja de embutir se limpia, se le pone un resorte nuevo y vuelve a su lugar.',
        },
        {
          id: 'burglary',
          question: 'Se metieron a robar. ¿Qué hago primero?',
          answer:
            'Llame a la policía y no toque nada hasta que hayan venido. Después dejamos la puerta bien cerrada por esa noche. Si hace falta un arreglo más grande, volvemos de día.',
        },
      ],
    },
    {
      id: 'cars',
      heading: 'Carros y llaves',
      questions: [
        {
          id: 'keys-in-the-car',
          question: 'Se me quedaron las llaves adentro del carro. ¿Cuánto cuesta abrirlo?',
          answer:
            `${statedPrice('Car Lockout', 'Abrir un carro', prices)} Llame, díganos la marca y el modelo, y le damos el precio y la hora de llegada. Pruebe antes todas las puertas y la app del carro.`.trimStart(),
        },
        homeQuestion('all-keys-lost'),
        {
          id: 'child-in-car',
          question: 'Mi niño se quedó adentro del carro cerrado. ¿A quién llamo primero?',
          answer:
            'Llame al 911 ahora y quédese al lado del carro. Llámenos cuando la ayuda ya esté en camino. Haga lo mismo por un perro en un día de calor.',
        },
        {
          id: 'fob-from-the-internet',
          question: 'Compré un control por internet. ¿Lo pueden programar?',
          answer:
            'Lo más probable es que sí, si está sin usar y es la pieza correcta para su carro. Muchos controles usados solo sirven con el primer carro. Léanos el número del control y le decimos si es para su carro.',
        },
        {
          id: 'turns-but-no-start',
          question: 'La llave gira pero el carro no prende. ¿Es la llave?',
          answer:
            'Si parpadea una luz con una llave o un candado, puede ser el chip. Si la llave se traba o gira demasiado fácil, puede ser la ignición. Díganos cuál al llamar.',
        },
        {
          id: 'spare-key',
          question: '¿Cuánto cuesta una llave de carro?',
          answer:
            `${statedPrice('Car Key Replacement', 'Una llave nueva', prices)} Depende del carro y de la llave. Una llave sencilla de metal es lo que menos cuesta, y un control para botón de encendido, lo que más. Copiar una llave que sirve cuesta menos que reemplazar una perdida. Llame, díganos el año, la marca y el modelo, y le decimos el total.`.trimStart(),
        },
      ],
    },
    {
      id: 'business',
      heading: 'Tiendas, oficinas y edificios',
      questions: [
        {
          id: 'manager-quit',
          question: 'Se fue un gerente con llaves. ¿Qué cambiamos primero?',
          answer:
            'Haga cambiar las llaves de las puertas que dan a la calle, de la oficina y del cuarto donde guarda el dinero. El almacén puede esperar. Cambie enseguida el código de la alarma.',
        },
        {
          id: 'who-may-order',
          question: '¿Quién puede autorizar un trabajo en una tienda o una oficina?',
          answer:
            'El dueño, el inquilino que está en el contrato o alguien que ellos nos nombren. Pedimos identificación y una prueba con ese nombre y el lugar, como el contrato de alquiler o la licencia del negocio.',
        },
        {
          id: 'master-plan',
          question: '¿Qué hace falta para un sistema de llave maestra?',
          answer:
            'Una lista de sus puertas y una lista de su gente. Hacemos un plan, usted lo revisa y después cambiamos las cerraduras.',
        },
        {
          id: 'chained-exit',
          question: '¿Podemos ponerle cadena a la puerta de salida de noche?',
          answer:
            'No mientras haya alguien adentro. Todos tienen que poder abrir con la mano, sin llave, y salir. Si le pone cadena porque no se queda cerrada, déjenos arreglar el pestillo.',
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
          question: '¿A dónde va el formulario?',
          answer:
            'Nuestro personal lo recibe enseguida y le llama. Lo guardamos {retentionDays} días y nunca lo vendemos.',
        },
        {
          id: 'weak-signal',
          question: 'Tengo poca señal. ¿Se va a perder mi solicitud?',
          answer:
            'No mientras la página siga abierta. Guarda lo que escribió y sigue tratando de enviarlo. Si no se puede enviar, llámenos, o mándela por mensaje de texto.',
        },
        {
          id: 'robot-check',
          question: '¿Por qué tengo que marcar “No soy un robot”?',
          answer: 'Así evitamos el spam y llegamos más rápido a las solicitudes de verdad.',
        },
        {
          id: 'what-is-recorded',
          question: '¿Qué guardan ustedes de mi visita?',
          answer:
            'Las páginas que lee, cómo nos encontró y qué tipo de aparato usa. Eso se queda en su navegador hasta que usted envíe una solicitud. Como en cualquier sitio, nuestro servidor también ve su dirección IP. La lista completa está en la política de privacidad.',
        },
        ...(hasPaidSearchNumber
          ? [
              {
                id: 'two-numbers',
                question: 'Mi amigo ve otro número de teléfono. ¿Cuál es el correcto?',
                answer:
                  'Los dos. Quien llega por un anuncio de Google ve un segundo número, y así sabemos qué anuncios funcionan. Los dos números nos llegan a nosotros.',
              },
            ]
          : []),
        {
          id: 'delete-my-data',
          question: '¿Cómo hago para que borren mi solicitud?',
          answer:
            'Escriba a {supportEmail} y díganos el número de teléfono que puso. Con ese número la encontramos.',
        },
      ],
    },
  ],
  notFound: {
    title: '¿Su pregunta no está aquí?',
    text: 'Llame al {phone}, de día o de noche, y pregúntenos.',
  },
}
