import type { PageTags } from '#domain/pages/page-tags.ts'

/** Sources that a service needs, by directive. */
export interface Sources {
  readonly script: readonly string[]
  readonly image: readonly string[]
  readonly connect: readonly string[]
  readonly frame: readonly string[]
}

// The lists of https://developers.google.com/tag-platform/security/guides/csp.

const TAG_MANAGER: Sources = {
  script: ['https://www.googletagmanager.com'],
  image: ['https://www.googletagmanager.com'],
  connect: ['https://www.googletagmanager.com', 'https://www.google.com'],
  frame: ['https://www.googletagmanager.com'],
}

const ANALYTICS: Sources = {
  script: ['https://*.googletagmanager.com'],
  image: [
    'https://*.google-analytics.com',
    'https://*.googletagmanager.com',
    'https://*.g.doubleclick.net',
    'https://*.google.com',
  ],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
    'https://*.g.doubleclick.net',
    'https://*.google.com',
    'https://pagead2.googlesyndication.com',
  ],
  frame: ['https://td.doubleclick.net', 'https://www.googletagmanager.com'],
}

const ADS: Sources = {
  script: [
    'https://www.googletagmanager.com',
    'https://www.googleadservices.com',
    'https://www.google.com',
    'https://googleads.g.doubleclick.net',
  ],
  image: [
    'https://www.googletagmanager.com',
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
    'https://www.google.com',
    'https://google.com',
  ],
  connect: [
    'https://www.googletagmanager.com',
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
    'https://www.google.com',
    'https://google.com',
    'https://pagead2.googlesyndication.com',
  ],
  frame: [
    'https://td.doubleclick.net',
    'https://bid.g.doubleclick.net',
    'https://www.googletagmanager.com',
  ],
}

/**
 * Returns the sources of Google's tags. A container of Tag Manager loads what the owner publishes
 * in it, ordinarily Analytics and Ads; services of other companies in it need `analytics_origins`.
 */
export function googleSources({ ga4, ads, gtm }: PageTags): Sources {
  const used = [
    ...(gtm === null ? [] : [TAG_MANAGER, ANALYTICS, ADS]),
    ...(ga4 === null ? [] : [ANALYTICS]),
    ...(ads === null ? [] : [ADS]),
  ]
  const all = (kind: keyof Sources) => [...new Set(used.flatMap((sources) => sources[kind]))]
  return {
    script: all('script'),
    image: all('image'),
    connect: all('connect'),
    frame: all('frame'),
  }
}
