import { readHeaderToken, readWebAddress } from './parse-values.ts'
import { variable } from './variable.ts'
import { webhookSecret } from './webhook-key.ts'

/** Environment variables of the ways by which leads come in beside the form (R203), and by which their events go out (R206). */
export const LEAD_VARIABLES = {
  leadsWebhookSecret: variable(
    'LEADS_WEBHOOK_SECRET',
    'Signing secret of POST /leads/incoming (Standard Webhooks): whsec_ and base64 of 24 to 64 bytes. Without it the address is closed.',
    webhookSecret,
    null,
    { secret: true },
  ),
  googleLeadFormKey: variable(
    'GOOGLE_LEAD_FORM_KEY',
    "Key that you entered beside the webhook of Google's lead form. Without it POST /leads/google-form is closed.",
    readHeaderToken(8),
    null,
    { secret: true },
  ),
  leadEventsUrl: variable(
    'LEAD_EVENTS_URL',
    'Address that receives the events of each lead with name, phone and address, signed by the Standard Webhooks specification.',
    readWebAddress,
    null,
    { secret: true },
  ),
  leadEventsSecret: variable(
    'LEAD_EVENTS_SECRET',
    'Signing secret of these events: whsec_ and base64 of 24 to 64 bytes. Without it nothing is sent.',
    webhookSecret,
    null,
    { secret: true },
  ),
} as const
