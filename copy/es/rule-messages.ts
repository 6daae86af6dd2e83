import type { RuleMessages } from '#domain/submission/rule-messages.ts'

/** In the Spanish of Hudson County, with usted. */
export const SPANISH_RULE_MESSAGES = {
  rules: {
    'name-short': 'El nombre debe tener al menos 2 letras',
    'phone-incomplete': 'Escriba el número de teléfono completo',
    'phone-foreign':
      'Solo números de Estados Unidos y Canadá. Escriba el otro número en las notas, o llame.',
    'phone-extension': 'Quite la extensión y escríbala en las notas.',
    'email-invalid': 'Escriba un correo electrónico válido',
    'name-invalid': 'Escriba su nombre (2 letras o más)',
    'phone-invalid': 'Escriba un número de teléfono válido',
    'address-missing': 'Escriba la dirección',
    'service-missing': 'Escoja un servicio',
    'other-service-missing': 'Diga qué servicio necesita',
    'vehicle-year-invalid': 'Escriba un año válido (cuatro cifras)',
    'vehicle-make-missing': 'Escriba la marca del carro',
    'vehicle-model-missing': 'Escriba el modelo del carro',
    'timeframe-missing': 'Díganos para cuándo',
    'appointment-invalid': 'Escoja un día de los próximos 14 y una hora, o deje los dos vacíos',
    'too-long': 'Acórtelo a 10,000 caracteres',
  },
  captcha: {
    inline: 'Marque “No soy un robot” para enviar el formulario',
    title: 'Falta la casilla',
    description: 'Marque “No soy un robot”',
  },
} as const satisfies RuleMessages
