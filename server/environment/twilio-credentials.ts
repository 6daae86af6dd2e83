export interface TwilioCredentials {
  /** AC and 32 hexadecimal digits. */
  readonly accountSid: string
  readonly authToken: string
  /** TWILIO_FROM: the caller's phone number, E.164. */
  readonly from: string
}

export interface TwilioVariables {
  readonly twilioAccountSid: string | null
  readonly twilioAuthToken: string | null
  readonly twilioFrom: string | null
}

/** Returns the credentials for calls and SMS; `null` unless all three variables are set. */
export function twilioCredentials(environment: TwilioVariables): TwilioCredentials | null {
  const { twilioAccountSid: accountSid, twilioAuthToken: authToken, twilioFrom: from } = environment
  return accountSid === null || authToken === null || from === null
    ? null
    : { accountSid, authToken, from }
}
