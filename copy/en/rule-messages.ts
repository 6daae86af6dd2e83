import type { RuleMessages } from '#domain/submission/rule-messages.ts'

/** The specification's own strings, letter for letter. */
export const ENGLISH_RULE_MESSAGES = {
  rules: {
    'name-short': 'Name should be at least 2 characters',
    'phone-incomplete': 'Please enter a complete phone number',
    'phone-foreign': 'US and Canada numbers only. Put another number in the notes, or call.',
    'phone-extension': 'Leave out the extension and put it in the notes.',
    'email-invalid': 'Please enter a valid email address',
    'name-invalid': 'Please enter a valid name (minimum 2 characters)',
    'phone-invalid': 'Please enter a valid phone number',
    'address-missing': 'Please enter a valid address',
    'service-missing': 'Please select a service',
    'other-service-missing': 'Please specify the service needed',
    'vehicle-year-invalid': 'Please enter a valid year (YYYY)',
    'vehicle-make-missing': 'Please enter vehicle make',
    'vehicle-model-missing': 'Please enter vehicle model',
    'timeframe-missing': 'Please select a timeframe',
    'appointment-invalid': 'Choose a day in the next 14 days and a time, or neither',
    'too-long': 'Please shorten this to 10,000 characters',
  },
  captcha: {
    inline: 'Please complete the reCAPTCHA to submit this form',
    title: 'Verification Required',
    description: 'Please complete the reCAPTCHA verification',
  },
} as const satisfies RuleMessages
