/** What an owner writes over what was delivered, from the top of the file to its end. */
export const FACTS: readonly (readonly [from: RegExp, to: string])[] = [
  [/\n {2}name: '[^']*'/, "\n  name: 'Keywrights'"],
  [/nameLines: \[[^\]]*\]/, "nameLines: ['Keywrights', '']"],
  [/legalName: '[^']*'/, "legalName: 'Keywrights LLC'"],
  [/phones: \{[^}]*\}/, "phones: { default: '2018631234', paidSearch: '2018631234' }"],
  [/staffEmail: '[^']*'/, "staffEmail: 'desk@keywrights.com'"],
  [/supportEmail: '[^']*'/, "supportEmail: 'hello@keywrights.com'"],
  [/licences: \{[^}]*\}/, "licences: { topBar: '34LX00123400', footer: '34LX00123400' }"],
  [/street: '[^']*'/, "street: '7 Washington Street'"],
  [/city: '[^']*'/, "city: 'Hoboken'"],
  [/postalCode: '[^']*'/, "postalCode: '07030'"],
  [/location: \{[^}]*\}/, 'location: { latitude: 40.7369, longitude: -74.0306 }'],
  [/agency: \{[^}]*\}/, "agency: { name: 'Riverside Web', url: 'https://riverside-web.com/' }"],
  [/icon: null/, "icon: '/sign.svg'"],
  [/dark: '[^']*'/, "dark: '#12372A'"],
  [/accent: '[^']*'/, "accent: '#ADBC9F'"],
  [/analytics: null/, "analytics: '/analytics.js'"],
  [/rating: \{[^}]*\}/, 'rating: null'],
  [/unconfirmed: \[[^\]]*\]/, 'unconfirmed: []'],
  [
    /van: null/,
    "van: { file: 'photos/van.jpg', alt: { en: 'The van with our name on its door', es: 'La camioneta con nuestro nombre en la puerta' } }",
  ],
  [/reviews: \[[\s\S]*?\n {2}\],/, reviews()],
]

function reviews(): string {
  return `reviews: [
    {
      text: 'Two keys and a new cylinder before the shop opened, for the price on the phone.',
      author: 'K. A.',
      service: 'Commercial Lock Replacement',
      town: 'Hoboken',
      sample: false,
    },
    {
      text: 'He asked who I was before he touched the lock. I liked that.',
      author: 'Jo P.',
      service: 'House Lockout',
      town: 'Weehawken',
      sample: false,
    },
  ],`
}

export const SIGN =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#12372A" d="M0 0h64v64H0z"/><circle cx="32" cy="26" r="12" fill="#ADBC9F"/><path fill="#ADBC9F" d="M27 34h10l4 20H23z"/></svg>\n'
export const COUNTING =
  'window.dataLayer = window.dataLayer || []\nfunction gtag() { dataLayer.push(arguments) }\n'
