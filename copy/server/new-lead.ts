import type { Language } from '#domain/text/language.ts'

/** Texts of the board's form for a lead by hand. */
interface NewLeadMessages {
  readonly title: string
  readonly fields: Readonly<Record<'phone' | 'name' | 'address' | 'service' | 'source', string>>
  readonly alarm: string
  readonly save: string
  readonly phoneProblem: string
  readonly calls: string
  readonly fromCall: string
}

export const NEW_LEAD_MESSAGES: Readonly<Record<Language, NewLeadMessages>> = {
  en: {
    title: 'New lead',
    fields: {
      phone: 'Phone number',
      name: 'Name',
      address: 'Address',
      service: 'Service',
      source: 'Where the customer came from',
    },
    alarm: 'Notify the staff on call',
    save: 'Save the lead',
    phoneProblem: 'Write a complete phone number with area code.',
    calls: 'Calls that were taken',
    fromCall: 'New lead from this call',
  },
  es: {
    title: 'Nueva solicitud',
    fields: {
      phone: 'Teléfono',
      name: 'Nombre',
      address: 'Dirección',
      service: 'Servicio',
      source: 'De dónde viene el cliente',
    },
    alarm: 'Avisar a quien está de guardia',
    save: 'Guardar la solicitud',
    phoneProblem: 'Escriba un teléfono completo con código de área.',
    calls: 'Llamadas que alguien tomó',
    fromCall: 'Nueva solicitud de esta llamada',
  },
}
