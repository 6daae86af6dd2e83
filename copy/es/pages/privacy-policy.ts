import { perFacts } from '#domain/business/per-facts.ts'
import { hasPaidSearchNumber } from '#domain/phone/paid-search-number.ts'
import { HOSTS_PLACEHOLDER } from '#domain/pages/feature-flags.ts'
import type { LegalCopy } from '#copy/page-types.ts'

/**
 * A courtesy translation, stated as such: the English policy is binding. Both list what is
 * recorded; change them together.
 */
export const privacyPolicy = perFacts((): LegalCopy => ({
  meta: {
    title: 'Política de privacidad',
    description:
      'Qué guarda sobre usted este sitio de cerrajería: su solicitud, su aparato y su visita, quién lo recibe, cuánto tiempo lo guardamos y cómo borrarlo.',
  },
  heading: 'Política de privacidad',
  lead: 'Qué guarda este sitio sobre usted, quién lo recibe y cómo pedir que se borre. Entre paréntesis va el nombre que cada dato tiene en el sistema.',
  translation: {
    text: 'La versión que vale legalmente es la de inglés; esta traducción es para que usted la entienda.',
    link: 'Read it in English',
  },
  sections: [
    {
      heading: 'En pocas palabras',
      paragraphs: [
        'Puede leer todas las páginas sin dar su nombre. Si envía una solicitud, guardamos lo que escribió junto con datos de su aparato y de su visita. Nuestro personal la lee para llamarle. No vendemos datos personales.',
        {
          about: 'sharing',
          either:
            'Si el aviso pregunta si otra compañía puede contar su visita, esa compañía se entera de ella si usted acepta. Si no, no compartimos nada para publicidad.',
          on: 'Si usted lo permite en el aviso, otra compañía se entera de su visita, para contar visitas y anuncios. Más abajo, “Quién lo recibe” dice cuál.',
          off: 'No los compartimos para publicidad de otros.',
        },
      ],
    },
    {
      heading: 'Lo que usted escribe',
      paragraphs: [
        'Una solicitud tiene lo que usted escribió en el formulario y la página desde donde la envió. Se guarda como pendiente (“pending”).',
      ],
      items: [
        { title: 'Nombre y teléfono', text: 'Para poder llamarle.' },
        { title: 'Correo electrónico', text: 'Solo si usted lo da.' },
        {
          title: 'Dirección, unidad, código de entrada',
          text: 'Para saber a dónde ir. La unidad y el código de entrada, solo si usted los da.',
        },
        {
          title: 'Servicio y para cuándo',
          text: 'O sus propias palabras, si escogió “Otro servicio”.',
        },
        {
          title: 'Notas',
          text: 'Lo que escribe en el formulario, lo que agrega después y lo que escribe nuestro personal.',
        },
        {
          title: 'Fotos',
          text: 'Solo si las agrega a su solicitud. Guardamos una copia más pequeña, sin el lugar ni la hora que anotó su cámara.',
        },
        {
          title: 'Datos del carro (vehicle_info)',
          text: 'Para trabajos de carro: año, marca, modelo, si se perdieron todas las llaves y si usted tiene una llave nueva, sin usar.',
        },
        {
          title: 'La verificación contra robots (captcha)',
          text: 'La respuesta que da la verificación. La revisamos cuando llega la solicitud.',
        },
      ],
    },
    {
      heading: 'Lo que va con su solicitud',
      paragraphs: [
        'El sitio reúne esto mientras usted lo usa, sin preguntar. Solo sale de su aparato si usted envía una solicitud.',
      ],
      items: [
        {
          title: 'Su aparato y su visita (visitor_info)',
          text: 'Navegador y versión, sistema operativo, tipo de aparato, plataforma, cómo se describe el navegador (user agent), idioma, zona horaria, tamaño de la pantalla y de la ventana, la hora del envío, cuánto tardó usted en llenar el formulario, cuánto tardó en cargar la página, cuánto duró la visita.',
        },
        {
          title: 'Cómo nos encontró (traffic_source)',
          text: 'Fuente, medio, campaña y palabra clave (los valores utm del enlace que siguió, o el nombre del sitio donde estaba), los identificadores de clic de Google, Microsoft o Facebook (gclid, gbraid, wbraid, msclkid, fbclid) si el enlace tenía uno, y las páginas que visitó aquí, en orden.',
        },
        {
          title: 'Cómo usó la página (page_metrics)',
          text: 'El tiempo en la página, hasta dónde bajó, cuántas veces tocó o hizo clic, cuántas veces fue a un campo del formulario, y el tiempo desde su primera página hasta el envío.',
        },
        {
          title: 'Ubicación',
          text: 'Latitud y longitud, solo si su navegador ya deja que este sitio las sepa, o si usted oprime “Usar mi ubicación” y acepta. El formulario funciona sin ella.',
        },
      ],
    },
    {
      heading: 'Lo que se queda en su navegador',
      paragraphs: [
        'Estos valores están en la memoria de su propio navegador. Los puede ver y borrar cuando quiera.',
      ],
      items: [
        { title: 'Primera página (entryPage)', text: 'La primera página de su visita.' },
        { title: 'Páginas que siguió (clickPath)', text: 'Las páginas desde entonces.' },
        {
          title: 'Visitas (visitCount, lastVisitDate)',
          text: 'Cuántas veces nos ha visitado, y cuándo fue la última.',
        },
        {
          title: 'Solicitudes (submissionCount)',
          text: 'Cuántas solicitudes ha enviado este navegador.',
        },
        {
          title: 'Campaña (utm_source, utm_medium, utm_campaign, utm_term)',
          text: `La campaña de anuncios de donde llegó.${hasPaidSearchNumber() ? ' También decide cuál de nuestros dos números de teléfono ve.' : ''}`,
        },
        {
          title: 'Clic en un anuncio (gclid, gbraid, wbraid, msclkid, fbclid)',
          text: 'Los identificadores de clic de Google, Microsoft o Facebook, solo si el enlace que siguió tenía uno.',
        },
        {
          title: 'Plazo y enlace de llegada (sourceEnd, landing)',
          text: 'Cuándo olvidamos cómo nos encontró, 90 días después, y el enlace mismo hasta que la página lo lea.',
        },
        {
          title: 'Solicitudes ya contadas (reportedLead, waitingLeads)',
          text: 'Los números de sus últimas solicitudes, para contarlas una sola vez.',
        },
        { title: 'Comienzo de la visita (visitStart)', text: 'Cuándo empezó esta visita.' },
        {
          title: 'Respuesta al aviso (cookieConsent, tagConsent)',
          text: 'Su respuesta: “accepted” (aceptado) o “declined” (rechazado). La segunda, solo si el aviso pregunta por otras compañías.',
        },
        {
          title: 'Español ya ofrecido (spanishSuggested)',
          text: 'La palabra “yes” (sí), cuando ya le ofrecimos las páginas en español, para ofrecérselas una sola vez.',
        },
        {
          title: 'Solicitud enviada (fromFormSubmission)',
          text: 'Se guarda hasta que cierra la pestaña, para que la página de gracias sepa que envió una solicitud.',
        },
        {
          title: 'Resumen de su solicitud (requestReceipt)',
          text: 'Se guarda hasta que cierra la pestaña: el teléfono, el servicio, la dirección y para cuándo, como usted los envió, a qué hora nos llegaron y la clave del enlace secreto de su solicitud, para mostrárselos en la página de gracias y llevarlo a su solicitud.',
        },
        {
          title: 'Última solicitud (lastRequest)',
          text: 'Cuándo nos llegó su última solicitud y la clave de su enlace secreto, para que la página de inicio y la de gracias lo lleven de nuevo a ella. Se borra con su siguiente visita a esas páginas, cuando la solicitud lleva 24 horas cerrada.',
        },
        {
          title: 'Copias de páginas',
          text: 'La página de inicio, la de pedir servicio y la de contacto, para abrirlas sin señal y ver nuestro número. No dicen nada sobre usted. Para quitarlas, borre los datos del sitio en su navegador.',
        },
        {
          title: 'Borrador (requestDraft)',
          text: 'Lo que ha escrito hasta ahora, para no perderlo si se va la señal o se cierra la pestaña. Se queda en su aparato 24 horas como máximo, sin el código de entrada, y se quita al enviar la solicitud.',
        },
      ],
    },
    {
      heading: 'El aviso de cookies',
      paragraphs: [
        {
          about: 'consent',
          either:
            'Si el aviso tiene “Aceptar” y “Rechazar”, su respuesta decide si otras compañías pueden contar su visita. Si tiene “Aceptar todo”, ese botón y el de cerrar hacen lo mismo: guardan “accepted” en cookieConsent y esconden el aviso.',
          on: 'Su respuesta al aviso se guarda como “accepted” (aceptado) o “declined” (rechazado) en cookieConsent y tagConsent. Después de “Rechazar”, y si su navegador envía Global Privacy Control, ningún programa de otras compañías cuenta su visita.',
          off: '“Aceptar todo” y el botón de cerrar hacen lo mismo: guardan “accepted” en cookieConsent y esconden el aviso.',
        },
        'Los valores de la lista de arriba se guardan desde su primera página, también antes de que cierre el aviso. Si no quiere eso, bórrelos o use una ventana privada. O llámenos y no use el formulario.',
      ],
    },
    {
      heading: 'Quién lo recibe',
      paragraphs: [
        'Una solicitud se guarda en nuestra base de datos, y nuestro personal la lee. Las compañías que operan nuestro servidor la manejan para nosotros y para nada más. Se la damos a otros solo si la ley lo exige.',
        {
          about: 'mail',
          either:
            'Si este sitio envía correo electrónico, la compañía que entrega nuestro correo también maneja su solicitud. Si usted da una dirección de correo, ahí puede llegar un mensaje con un enlace a su solicitud, uno cuando un cerrajero toma un trabajo planeado, uno por cada precio que anotamos, uno con su recibo y, después del trabajo, uno que pide una reseña.',
          on: 'Su solicitud también le llega a nuestro personal por correo electrónico, por medio de la compañía que entrega nuestro correo. Si usted da una dirección de correo, ahí puede llegar un mensaje con un enlace a su solicitud, uno cuando un cerrajero toma un trabajo planeado, uno por cada precio que anotamos, uno con su recibo y, después del trabajo, uno que pide una reseña.',
          off: 'Este sitio no envía correo electrónico. Su solicitud se queda en nuestro servidor, y nuestro personal la lee ahí.',
        },
        {
          about: 'telephone',
          either:
            'Si a nuestro personal se le avisa de su solicitud por llamada o por mensaje de texto, eso pasa por una compañía telefónica. Esa compañía recibe el servicio, la ciudad, la hora, el año, la marca y el modelo de su carro si los dio, y si usted tiene otra solicitud abierta. No recibe su nombre, calle ni notas. Recibe su teléfono solo cuando alguien de nuestro personal toma su solicitud y pide que la llamada se conecte con usted, o para enviarle el mensaje de texto que usted pidió en el formulario.',
          on: 'A nuestro personal se le avisa de su solicitud por llamada o por mensaje de texto, por medio de una compañía llamada Twilio. Twilio recibe el servicio, la ciudad, la hora, el año, la marca y el modelo de su carro si los dio, y si usted tiene otra solicitud abierta. No recibe su nombre, calle ni notas. Recibe su teléfono solo cuando alguien de nuestro personal toma su solicitud y pide que la llamada se conecte con usted, o para enviarle el mensaje de texto que usted pidió en el formulario.',
          off: null,
        },
        {
          about: 'customer-calls',
          either:
            'Si usted nos llama o nos manda un mensaje de texto, eso pasa por la compañía de teléfonos. No grabamos llamadas. De una llamada que pasa por el sistema de este sitio guardamos su número, la hora, a cuál de nuestros números llamó, si alguien contestó y qué dicen de su número las compañías de teléfonos; de un mensaje, sus palabras. Si nadie contesta, le puede llegar un mensaje con el enlace del formulario. Si responde STOP, guardamos su número en una lista para no mandarle mensajes, hasta que mande START.',
          on: 'Las llamadas y los mensajes de texto a nuestros números pasan por una compañía llamada Twilio. No grabamos llamadas. De una llamada guardamos su número, la hora, a cuál de nuestros números llamó, si alguien contestó y qué dicen de su número las compañías de teléfonos; de un mensaje, sus palabras. Si nadie contesta, le puede llegar un mensaje con el enlace del formulario. Si responde STOP, guardamos su número en una lista para no mandarle mensajes, hasta que mande START.',
          off: null,
        },
        {
          about: 'lead-events',
          either:
            'Si usamos otro programa para nuestros trabajos, ese programa recibe su solicitud y lo que pasa con ella, con su nombre, teléfono, correo y dirección, pero no el código de entrada.',
          on: 'Otro programa que usamos para nuestros trabajos recibe su solicitud y lo que pasa con ella, con su nombre, teléfono, correo y dirección, pero no el código de entrada.',
          off: null,
        },
        {
          about: 'notice-services',
          either:
            'Si un servicio de mensajes avisa a nuestro personal de su solicitud, recibe el servicio, la ciudad, la hora, su idioma, el año, la marca y el modelo de su carro si los dio, y si usted tiene otra solicitud abierta, y nada más sobre usted.',
          on: 'Un servicio de mensajes avisa a nuestro personal de su solicitud. Recibe el servicio, la ciudad, la hora, su idioma, el año, la marca y el modelo de su carro si los dio, y si usted tiene otra solicitud abierta, y nada más sobre usted.',
          off: null,
        },
        'Como cualquier servidor, el nuestro ve la dirección IP de cada visitante. La usa para que una sola dirección no envíe solicitudes sin fin. Con cada solicitud se guarda durante 24 horas un resumen cifrado que no permite recuperar la dirección. Ningún nombre, teléfono, dirección, nota ni código de entrada se escribe en el registro del servidor.',
      ],
    },
    {
      heading: 'El enlace a su solicitud',
      paragraphs: [
        'Después de enviar una solicitud, usted recibe un enlace secreto que muestra cómo va. Cualquiera que tenga el enlace puede ver el servicio, la ciudad, las horas y la primera letra de su nombre, y puede aceptar un precio, cancelar la solicitud o agregar una nota o una foto. Su teléfono, su calle, su código de entrada, sus notas y sus fotos no están en esa página. El enlace deja de funcionar 48 horas después de terminado el trabajo, y a los 7 días como máximo.',
        'Cuando el trabajo está terminado, la misma página le pide una reseña. La publicamos solo si usted acepta, con su primer nombre, su ciudad y el servicio, y se queda hasta que la ocultemos. Escríbanos si quiere que la quitemos. Sin su permiso se borra junto con su solicitud.',
      ],
    },
    {
      heading: 'Otras compañías',
      paragraphs: [
        {
          about: 'recaptcha',
          either:
            'Si el formulario muestra Google reCAPTCHA, Google recibe su dirección IP y lo que su programa reúne. Se aplica la política de privacidad de Google. Si no lo muestra, la verificación contra robots es nuestra.',
          on: 'El formulario usa Google reCAPTCHA para distinguir a las personas de los robots. Google recibe su dirección IP y lo que su programa reúne. Se aplica la política de privacidad de Google. Si no puede cargar, nuestra propia verificación toma su lugar.',
          off: 'La verificación contra robots del formulario es nuestra. Se hace en su aparato y no le pregunta a ninguna otra compañía.',
        },
        {
          about: 'maps',
          either:
            'Si el campo de la dirección sugiere direcciones, las sugerencias vienen de Google Maps. Google recibe entonces su dirección IP y lo que escribe en ese campo. Se aplica la política de privacidad de Google.',
          on: 'El campo de la dirección recibe sus sugerencias de Google Maps. Google recibe su dirección IP y lo que usted escribe en ese campo. Se aplica la política de privacidad de Google.',
          off: 'El campo de la dirección no le pide sugerencias a ninguna otra compañía.',
        },
        {
          about: 'analytics',
          either:
            'Si un servicio de otra compañía cuenta las visitas aquí, su navegador carga el programa de esa compañía y le manda lo que usted hace en la página. Se aplica la política de privacidad de esa compañía.',
          on: `Un servicio de otra compañía cuenta las visitas aquí. Su navegador puede cargar el programa de esa compañía desde ${HOSTS_PLACEHOLDER} y mandarle lo que usted hace en la página. Se aplica la política de privacidad de esa compañía.`,
          off: 'Ninguna otra compañía cuenta sus visitas aquí.',
        },
        'Los tipos de letra vienen de este mismo sitio.',
      ],
    },
    {
      heading: 'Cuánto tiempo lo guardamos',
      paragraphs: [
        'Las solicitudes se guardan {retentionDays} días y después se borran. El código de entrada y sus fotos salen de nuestra base de datos 24 horas después de cerrado el trabajo; las copias de respaldo todavía pueden tenerlos, y los correos, el código. Lo que la ley obliga a guardar, como las facturas, se queda el tiempo que ella exige.',
      ],
    },
    {
      heading: 'Cómo ver, corregir o borrar sus datos',
      paragraphs: [
        'Escriba a {supportEmail} desde la dirección de correo que nos dio, o díganos el teléfono que está en la solicitud. Le decimos qué tenemos y lo corregimos o borramos, también en nuestro correo. No tiene que decir por qué. Eso no cambia el servicio que recibe.',
      ],
    },
    {
      heading: 'Niños',
      paragraphs: [
        'El formulario es para adultos. Si un niño nos envió algo, díganoslo y lo borramos.',
      ],
    },
    {
      heading: 'Cambios',
      paragraphs: [
        'Si el sitio empieza a guardar otra cosa, primero cambiamos esta página. {legalName} es responsable de este sitio.',
      ],
    },
  ],
}))
