import type { City, DayOfWeek, Locksmith, Review } from 'schema-dts'
import {
  business,
  type Review as CustomerReview,
  type UnconfirmedFact,
} from '#domain/business/business.ts'
import type { LocalizedPage } from '#domain/pages/localized-paths.ts'
import { allTowns } from '#domain/places/towns.ts'
import { localizedText } from '#domain/business/localized-text.ts'
import { townPath } from '#domain/pages/pages.ts'
import { phoneDigits } from '#domain/phone/phone.ts'
import { shownRating } from '#domain/business/rating.ts'
import { weekdayNames } from '#copy/weekday-names.ts'
import { averageStars } from '#domain/lead/review.ts'
import { world } from '#app/world.ts'
import { absolute } from '../origin.ts'
import { socialImage } from '../social-image.ts'
import { businessId, pageNode } from './ids.ts'
import { offerNode } from './offer.ts'
import { isHome } from './web-page.ts'

const isConfirmed = (fact: UnconfirmedFact): boolean => !business.unconfirmed.includes(fact)

/**
 * True for home in another language, which leaves out what English home states under the same ids,
 * so that its HTML fits the first TCP window (tests/built/budgets.test.ts).
 */
export const isTranslatedHome = (local: LocalizedPage): boolean =>
  isHome(local) && local.path !== '/'

/**
 * Returns the business node. Equal on every page except for what a page must show to be
 * allowed to state: the rating only where it is visible, a review only if it is real, and the
 * license, payment and languages where a text about them is. An unconfirmed rating and unconfirmed
 * offers are on home only, which must state them.
 * @param reviews reviews on the page
 */
export function businessNode(local: LocalizedPage, reviews: readonly CustomerReview[]): Locksmith {
  const { address, showAddress, location, hours, licenses, socialLinks, terms, spokenLanguages } =
    business
  const { path } = local.page
  const isAbout = path === '/about'
  const rating = shownRating(business)
  /** Those that the owner has published replace rating and reviews of the facts. */
  const published = world().reviews
  const customers = averageStars(published)
  const real = reviews.filter(({ sample }) => !sample)
  return {
    '@type': 'Locksmith',
    '@id': businessId(),
    name: business.name,
    url: absolute('/'),
    telephone: `+1${phoneDigits(business.phones.default)}`,
    priceRange: business.priceRange,
    address: {
      '@type': 'PostalAddress',
      ...(showAddress && { streetAddress: address.street, postalCode: address.postalCode }),
      addressLocality: address.city,
      addressRegion: address.region,
      addressCountry: address.country,
    },
    ...(showAddress && { geo: { '@type': 'GeoCoordinates', ...location } }),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdayNames('en', hours.days) as DayOfWeek[],
      opens: hours.opens,
      closes: hours.closes,
    },
    ...(rating !== null &&
      (isHome(local) || (path === '/reviews' && isConfirmed('rating'))) && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: customers ?? rating.value,
          reviewCount: customers === null ? rating.count : published.length,
          bestRating: 5,
        },
      }),
    ...(!isTranslatedHome(local) && {
      legalName: business.legalName,
      logo: absolute(business.logoUrl.raster),
      image: socialImage(local.path),
      email: business.supportEmail,
      areaServed: allTowns().map(townNode),
      ...((isHome(local) || isConfirmed('offers')) && {
        // The price of each is a starting price.
        makesOffer: Object.values(business.offers).flatMap(({ name, price }) =>
          price === null ? [] : offerNode({ '@type': 'Service', name }, price, null),
        ),
      }),
    }),
    ...(isAbout && {
      ...(licenses && {
        hasCredential: {
          '@type': 'EducationalOccupationalCredential',
          credentialCategory: 'license',
          identifier: licenses.topBar,
        },
      }),
      ...(terms.payment !== null && { paymentAccepted: localizedText(terms.payment, 'en') ?? '' }),
      ...(spokenLanguages.length > 0 && { knowsLanguage: spokenLanguages }),
    }),
    ...(socialLinks.length > 0 && { sameAs: socialLinks }),
    ...(real.length > 0 && customers === null && { review: real.map(reviewNode) }),
  }
}

function townNode({ name, slug }: ReturnType<typeof allTowns>[number]): City {
  return {
    '@type': 'City',
    '@id': pageNode(townPath(slug), 'town'),
    name,
  }
}

function reviewNode({ author, text }: CustomerReview): Review {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    reviewBody: localizedText(text, 'en') ?? '',
  }
}
