import { perFacts } from '#domain/business/per-facts.ts'
import { state, whileLicensed } from '#copy/es/place.ts'
import { business, type Terms } from '#domain/business/business.ts'
import { localizedText } from '#domain/business/localized-text.ts'
import type { LegalCopy } from '#copy/page-types.ts'

/** Returns the owner's terms in the owner's own words; open ones are left out. */
const stated = (terms: Terms, names: readonly (keyof Terms)[]): readonly string[] =>
  names.flatMap((name) => localizedText(terms[name], 'es') ?? [])

/** A courtesy translation, stated as such: the English terms are binding. */
export const termsConditions = perFacts((): LegalCopy => ({
  meta: {
    title: 'Términos y condiciones de cerrajería',
    description: `Los términos del trabajo de cerrajería y de este sitio: precios, identificación, taladrar, pago, problemas y la ley de ${state()}. En palabras sencillas.`,
  },
  heading: 'Términos y\u00a0condiciones',
  lead: 'Se aplican a este sitio y al trabajo que contrata con nosotros. Si su orden de trabajo firmada dice otra cosa, vale la orden.',
  translation: {
    text: 'La versión que vale legalmente es la de inglés; esta traducción es para que usted la entienda.',
    link: 'Read it in English',
  },
  sections: [
    {
      heading: 'Quiénes somos',
      paragraphs: [
        `Este sitio es de {legalName}; aquí decimos “nosotros”. ${whileLicensed(`Nuestra licencia de cerrajero de ${state()} es {license}. `, '')}“Usted” es cualquier persona que usa el sitio o contrata un trabajo.`,
      ],
    },
    {
      heading: 'Enviar una solicitud no es contratar el trabajo',
      paragraphs: [
        'Cuando envía el formulario, usted nos pide que le llamemos. No contrata ningún trabajo y no debe nada. El trabajo queda contratado cuando le hemos dado un precio y usted lo ha aceptado.',
        'Si un trabajo no es para nosotros, se lo decimos en cuanto lo sepamos.',
      ],
    },
    {
      heading: 'Precios',
      paragraphs: [
        'Los precios de este sitio son precios desde los que se empieza o lo que se paga normalmente. El precio que le damos es para el trabajo que usted describe, y va en la orden de trabajo.',
        'Si el trabajo resulta ser otro, paramos y le damos un precio nuevo. No hacemos ningún trabajo adicional ni cobramos ningún cargo adicional sin que usted lo apruebe antes.',
        ...stated(business.terms, ['trip', 'nightAndHoliday', 'tax', 'cancellation']),
      ],
    },
    {
      heading: 'Identificación y permiso',
      paragraphs: [
        'Trabajamos solo para quien tiene derecho a autorizar el trabajo: quien vive en la casa, quien es dueño o encargado del negocio, quien es dueño del vehículo o lo tiene en lease o alquilado, o alguien a quien ellos hayan autorizado. Pedimos una identificación con foto y algo que muestre su relación con la puerta o el carro.',
        'Si sus documentos están adentro, los vemos cuando la puerta esté abierta. Si no coinciden con lo que nos dijo, cerramos otra vez con llave y podemos llamar a la policía. Al contratar el trabajo, usted confirma que tiene derecho a hacerlo.',
        'No sacamos inquilinos ni dejamos a nadie afuera de su casa. Eso solo lo puede ordenar una corte.',
      ],
    },
    {
      heading: 'Cómo se hace el trabajo',
      paragraphs: [
        'Empezamos con el método que menos daño hace. Taladramos o cortamos solo si usted nos dice que sí a eso, aparte. Una cerradura vieja, forzada o mal instalada puede fallar cuando la abrimos, aunque lo hagamos con el cuidado normal. Si vemos ese riesgo, se lo decimos antes.',
        'Por favor, esté ahí, o deje a un adulto que pueda decidir por usted. Pruebe la llave antes de firmar.',
      ],
    },
    {
      heading: 'Vehículos',
      paragraphs: [
        'Hacemos y programamos llaves para el vehículo que usted describe: año, marca, modelo y, si hace falta, el VIN. Si usted trae sus propias piezas, el riesgo es suyo. Un control usado o equivocado puede no funcionar.',
      ],
    },
    {
      heading: 'Pago y reclamos',
      paragraphs: [
        ...stated(business.terms, ['payment', 'warranty']),
        'Usted paga cuando está hecho el trabajo de la orden. Si algo no funciona como debe, avísenos pronto al {phone} o a {supportEmail} y denos la oportunidad de arreglarlo. Estos términos no le quitan ninguno de los derechos que la ley le da como consumidor.',
      ],
    },
    {
      heading: 'Este sitio',
      paragraphs: [
        'Tratamos de que este sitio sea correcto y funcione, pero es información. No es un consejo sobre su puerta, su contrato de alquiler o su caso. Si hay peligro, llame al 911. No dependa de un sitio web.',
        'No mande solicitudes a nombre de otra persona. No sobrecargue ni ataque el sitio, y no lo copie con máquinas.',
        {
          about: 'third-party',
          either:
            'Si una página tiene una parte de otra compañía, como un mapa, para esa parte valen los términos de esa compañía.',
          on: 'Algunas partes de las páginas vienen de otras compañías. Para esas partes valen sus términos, y nuestra política de privacidad dice cuáles son.',
          off: null,
        },
      ],
    },
    {
      heading: 'Nuestra responsabilidad',
      paragraphs: [
        'Respondemos por los daños que causemos por negligencia, según la ley. No respondemos por problemas que ya existían, ni por lo que pase si usted nos dice algo falso sobre quién puede entrar o manejar.',
      ],
    },
    {
      heading: 'Ley y cambios',
      paragraphs: [
        `Se aplica la ley de ${state()}. Si uno de estos términos no es válido, los demás siguen valiendo. Podemos cambiar los términos de este sitio. El trabajo que usted ya contrató conserva los términos con los que lo contrató.`,
      ],
    },
  ],
}))
