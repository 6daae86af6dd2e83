/**
 * Another business that differs from the delivered one in everything the file allows: a name of one
 * word, another town, no rating, no shown address, one phone number, license numbers of maximum
 * length, other colors. tests/other-business/run.ts puts it in place of domain/business.ts, so that
 * no test and no page depends on the delivered business. As fictional as the other.
 */
import type { Business, ServicePrice } from '#domain/business-schema.ts'

export type * from '#domain/business-schema.ts'

const ask: ServicePrice = { from: null, to: null, includes: null, more: null }

export const business: Business = {
  name: 'Keywrights',
  nameLines: ['Keywrights', ''],
  legalName: 'Keywrights Lock and Safe Works of New Jersey, Incorporated',
  phones: { default: '9085550117', paidSearch: '9085550117' },
  staffEmail: 'night-desk@keywrights.example',
  supportEmail: 'hello@keywrights.example',
  licenses: { topBar: 'NJ-DCA-34LX-00000023-B', footer: 'NJ-DCA-34FA-00000077-A' },
  address: {
    street: '7 Sample Street',
    city: 'Hoboken',
    county: 'Liberty County',
    region: 'NY',
    postalCode: '10030-1234',
    country: 'US',
  },
  showAddress: false,
  location: { latitude: 40.744, longitude: -74.0324 },
  timeZone: 'America/New_York',
  socialLinks: ['https://social.example.com/keywrights'],
  agency: { name: 'Riverside Web Works', url: 'https://riverside.example/' },
  logoUrl: {
    onDark: '/logo.svg#on-dark',
    onLight: '/logo.svg#on-light',
    raster: '/icon-512.png',
  },
  icon: null,
  colors: {
    dark: '#12372A',
    light: '#FBFADA',
    accent: '#ADBC9F',
    action: '#FF8A5B',
    good: '#7FC8A9',
    bad: '#8A1C6B',
  },
  analytics: null,
  priceRange: '$$$',
  hours: { opens: '06:00', closes: '22:30' },
  appointmentHours: [9, 13],
  rating: null,
  offers: {
    emergencyLockout: { name: 'Emergency lockout', price: 65 },
    lockInstallation: { name: 'Lock installation', price: 140 },
  },
  prices: {
    'Car Lockout': { from: 65, to: 180, includes: 'the trip and one door', more: null },
    'House Lockout': { from: 65, to: null, includes: null, more: 'a second lock' },
    'Business Lockout': { from: 65, to: null, includes: null, more: null },
    'Storage Unit Lockout': { from: 65, to: 120, includes: null, more: null },
    'Lock Replacement': { from: 140, to: 390, includes: null, more: null },
    'Lock Rekey': ask,
    'Lock Repair': ask,
    'Gate Locks': ask,
    'Commercial Lock Replacement': { from: 140, to: null, includes: null, more: null },
    'Commercial Lock Rekey': ask,
    'Master Key System': ask,
    'Access Control': ask,
    'Emergency Exit Device': ask,
    'Car Key Replacement': { from: 150, to: 450, includes: 'cutting and programming', more: null },
    'Key Fob Programming': ask,
    'Car Key Duplicate': ask,
    'Car Key Cutting': ask,
    'Ignition Lock Cylinder Repair': ask,
  },
  terms: {
    trip: 'The trip is included.',
    nightAndHoliday: null,
    tax: 'Sales tax is added.',
    payment: null,
    warranty: 'We stand by our work for 90 days.',
    cancellation: null,
  },
  quoteIncludesAll: true,
  arrivalMinutes: { from: 20, to: 45 },
  jobMinutes: { 'Car Lockout': { from: 10, to: 30 } },
  insuranceAmount: 1_000_000,
  vehicleMarked: true,
  spokenLanguages: ['en', 'es'],
  locksmiths: [{ name: 'Kemi Adeyemi', experienceYears: 14, license: null }],
  unconfirmed: [],
  reviews: [
    {
      text: 'Two keys and a new cylinder, done before the shop opened. The bill was what we were told.',
      author: 'K. Adeyemi',
      service: 'Commercial Lock Replacement',
      town: 'Hoboken',
      sample: false,
    },
  ],
  photos: { owner: null, van: null, license: null },
  retentionDays: 45,
  spanishRead: true,
}
