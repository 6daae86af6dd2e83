import { ENGLISH_LABELS } from './field-labels.ts'
import { ENGLISH_RULE_MESSAGES } from './rule-messages.ts'

/**
 * Messages of the submission form. Field labels and rule messages are in domain/submission, because
 * the server uses both too; the options of the two selects are stored values (domain). The strings
 * of the specification are fixed.
 */
export const submissionForm = {
  /** Fixed by the specification. */
  accessibleName: 'Service booking form',
  heading: 'Request a\u00a0locksmith',

  labels: ENGLISH_LABELS,

  placeholders: { service: 'Select a service' },

  /** Beside the label, visible during typing. */
  hints: {
    name: 'First name is fine',
    phone: 'We call you back',
    address: 'Street and town',
    other_service: 'Open a display case, for example',
    vehicle_year: 'Four digits',
    /** Without scripts, where a choice of ASAP cannot hide the fields. */
    appointment: 'If not ASAP',
    notes: 'Which door, where to park',
    gate_code: 'Sent with your request. Not stored on this device.',
    /** Car Lockout shows the vehicle as optional. */
    vehicle: 'It helps us bring the right tools.',
  },

  /** Asked below a field that may be sent as it is. */
  questions: {
    phone: 'Is this number right? It does not look like a US or Canada number.',
    town: 'Which town is it in? Please add it.',
  },

  /** Error summary above the fields, and the page's title meanwhile. */
  errorSummary: { label: 'What to fix', captcha: 'Checkbox', titlePrefix: 'Error: ' },

  /** Messages of the field rules and of the captcha. */
  ruleMessages: ENGLISH_RULE_MESSAGES,

  /** The server's messages are English: pages in another language show their own instead. */
  serverMessages: {
    /** Beside a field that only the server rejected. */
    field: '{message}',
    /** Fixed by the specification. */
    failure: 'Failed to submit form: {message}',
  },

  optional: 'Optional',
  yes: 'Yes',
  no: 'No',
  vehicleHeading: 'Your vehicle',

  quickPicks: {
    heading: 'Locked out now?',
    items: [
      { label: 'House', service: 'House Lockout' },
      { label: 'Car', service: 'Car Lockout' },
      { label: 'Store', service: 'Business Lockout' },
      { label: 'Storage', service: 'Storage Unit Lockout' },
    ],
  },

  /** Beside the picks, once a lockout is chosen. */
  danger: {
    car: 'Stay with the car. Child or pet inside? Call 911 now.',
    home: 'Someone locked in or hurt, or smoke or gas? Call 911 now.',
    /** Once it is ticked that a child or a pet is locked in. */
    lockedIn: 'Call 911 now, before you send this. Then we call you.',
  },

  /** Status line under the heading, and the count beside the pins. */
  status: {
    start: 'A few questions, then we call with a price.',
    nearly: 'Almost done.',
    captchaLeft: 'One thing left: the checkbox.',
    ready: 'Ready. Press Request Service.',
    sending: 'Sending your request.',
    /** While a retry waits. */
    notSentYet: 'Not sent yet.',
    /** After a rejected submit. */
    toFix: { one: '{count} thing still to fix.', more: '{count} things still to fix.' },
    /** Number words, from zero. */
    numbers: ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'],
    pins: '{set} of {total} filled in',
  },

  /** An earlier draft was restored. */
  restored: 'We saved what you typed.',
  /** It was tried before the page was loaded again. */
  unsent: 'Not sent yet. We saved what you typed.',
  /** Under the button, if only the visitor can go on: Google’s check has to be answered. */
  interrupted: 'Your request was not sent yet. Check the box above, then press Request Service.',

  /** Fixed by the specification. */
  submit: 'Request Service',
  submitting: 'Processing...',

  /** Shown during retries. */
  sendProblems: {
    'weak-signal': 'Weak signal. We keep trying, and your answers are saved.',
    offline: 'No signal. We send it as soon as you’re online.',
    busy: 'Our server is busy. We keep trying, and your answers are saved.',
  },

  /** Asked before a submission is sent that has waited long. */
  stale: {
    heading: 'Do you still need us?',
    text: 'Your request was not sent yet. Send it now?',
    yes: 'Send it now',
    no: 'No longer needed',
  },

  /** Offered if the connection is too bad to wait for. */
  anotherWay: {
    heading: 'Other ways to reach us',
    text: 'Your answers are saved. Call us, or send them as a text. A text often works when the internet does not.',
    call: 'Call',
    sms: 'Send as a text',
    onlyOnPhone: 'Your request is still only on this device. It has not reached us.',
  },

  /** First line of the prepared text message; the fields follow, without the gate code. */
  smsOpening: 'Locksmith request',

  location: {
    button: 'Use my location',
    busy: 'Finding your location.',
    added: 'Location added. We send it with your request.',
    rough: 'Your location is approximate. Please type the address too.',
    denied: 'Location is turned off for this site. Your address is enough.',
    failed: 'We could not find your location. Your address is enough.',
  },

  /** Below the address, from its ZIP code, town or coordinates. */
  townNotice: {
    served: 'Yes, we come to {town}.',
    outside: 'Outside our towns: call, we may still come.',
    unknown: 'We may not come there. Call, or send this and we’ll tell you.',
  },

  // Google's own label has the straight apostrophe.
  captchaLabel: "I'm not a robot",
  captchaMaker: { recaptcha: 'reCAPTCHA', altcha: 'Checked by this site' },
  captcha: {
    expired: 'The check timed out. Check the box again.',
    /** Under the banner, while the other provider is unavailable. */
    fallback: 'Google’s check didn’t load, so we use our own. You don’t have to check the box.',
    /** Beside Google’s check, after a press of the button without an answer to it. */
    other: 'Google’s check doesn’t work? Check our box instead, or call {phone}.',
  },

  toasts: {
    /** Fixed by the specification. */
    invalid: {
      title: 'Form Validation Failed',
      description: 'Please check the form for errors',
    },
    /** Fixed by the specification. */
    failed: {
      title: 'Submission Failed',
      description: 'Please try again or contact us directly.',
    },
    received: {
      title: 'Request received',
      description: 'We will call {visitorPhone}.',
    },
    sending: { title: 'Sending', description: 'One moment.' },
    addressSearchBack: {
      title: 'Address search is back',
      description: 'You can search for your street again.',
    },
  },
  /** For screen readers; the region's name includes its keyboard shortcut. */
  toastDisplay: { region: 'Notifications Alt+T', close: 'Close toast' },

  /** Fixed by the specification. */
  thirdParty: {
    /** Language of Google's widgets. */
    language: 'en',
    mapsFailed: 'Failed to load Google Maps',
    recaptchaFailed: 'Failed to load reCAPTCHA',
    banner: 'Failed to load Maps/reCAPTCHA: {reason}',
    mapsUnavailable: 'Google Maps API not available',
    autocompleteFailed: 'Failed to initialize address autocomplete',
    loadingMap: 'Loading map...',
    addressSearchOff: 'Address search is off.',
    retry: 'Try again',
    manual: 'Enter address manually',
    orCall: 'or call {phone}',
    /** Accessible name of the list of suggestions, and their number. */
    addressList: 'Addresses',
    addressesFound: { one: '{count} address found.', more: '{count} addresses found.' },
    mapOf: 'Map of {address}',
    /** Google requires its name beside its data (Maps policies, attribution). */
    attribution: 'Google Maps',
  },
} as const
