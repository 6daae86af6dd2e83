/** The words that the service, category and city pages have in common. */
export const innerPages = {
  call: 'Call Now',
  book: 'Book Service',
  /** R7: on the price tags, by the offer's key in domain/business.ts. */
  priceFrom: {
    emergencyLockout: 'from {emergencyPrice}',
    lockInstallation: 'from {installationPrice}',
  },
  /** Beside the towns that touch this one. */
  borders: 'Borders {city}',
} as const
