import { perFacts } from '#domain/business/per-facts.ts'
import { whileShopOpens } from '#copy/while-shop-opens.ts'
import { hasTwoLicenses } from '#copy/licenses.ts'
import { baseTown, nearbyTowns, region } from '#copy/en/place.ts'

/**
 * Messages on every page: top bar, header, menus, footer, banner, error screens. Page names come
 * from domain/pages/pages.ts. The strings of the specification are fixed.
 */
export const shell = perFacts(
  () =>
    ({
      skipLink: 'Skip to content',
      loading: 'Loading',
      breadcrumbLabel: 'Breadcrumb',

      topBar: {
        emergency: '24/7 emergency',
        license: '{region} {trade}Lic. {license}',
        /** Words of the license that narrow screens leave out. */
        licenseTrade: 'Locksmith ',
        /** Before 'Español', for visitors whose browser prefers Spanish. */
        languageOffer: '¿Prefiere leer en español?' as string | null,
      },

      header: {
        bookService: 'Book Service',
      },

      callBar: { label: 'Call or book', bookService: 'Book Service' },

      footer: {
        license: `{region} ${hasTwoLicenses() ? 'Business' : 'Locksmith'} Lic. {license}`,
        description: `Emergency, home, business and car locksmith in ${baseTown()}, ${region()}, and ${nearbyTowns()}. Open 24/7.`,
        contact: {
          heading: 'Contact',
          serviceAreas: 'Our service areas',
          emergency: '24/7 emergency',
        },
        quickLinks: {
          heading: 'Quick links',
          /** In the order of the specification; the paths are in domain/pages/pages.ts. */
          links: [
            { path: '/about', label: 'About Us' },
            { path: '/services', label: 'Services' },
            { path: '/service-areas', label: 'Service Areas' },
            { path: '/contact', label: 'Contact' },
            { path: '/reviews', label: 'Reviews' },
            { path: '/pricing', label: 'Prices' },
            { path: '/faq', label: 'FAQ' },
            { path: '/landlords', label: 'For Landlords' },
            { path: '/sitemap', label: 'Sitemap' },
          ],
        },
        everyPage: { summary: 'All services and towns', towns: 'Towns we serve' },
        hours: {
          heading: 'Business hours',
          service: 'Emergency Service',
          times: '24 Hours / 7 Days',
          shop: whileShopOpens(
            'en',
            (opens, closes, days) => `Shop: ${opens} to ${closes}, ${days ?? 'every day'}`,
            '',
          ),
        },
        copyright: '© {year} {businessName}',
        privacy: 'Privacy Policy',
        terms: 'Terms & Conditions',
        agency: 'Website by {agency}',
      },

      /** Fixed by the specification. */
      cookieBanner: {
        label: 'Cookies',
        title: 'We save data in your browser.',
        text: 'It says how you found us and which pages you read. We get it only if you send a request.',
        accept: 'Accept All',
        close: 'Accept and close',
      },

      /** The page's scripts failed to load. */
      notLoaded: {
        title: 'This page could not load',
        text: 'You seem to be offline. This page opens by itself when you are online again. You can still call us.',
        back: 'Go Back',
      },
    }) as const,
)
