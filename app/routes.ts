import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('about', 'routes/about.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('services', 'routes/services.tsx'),
  route('reviews', 'routes/reviews.tsx'),
  route('faq', 'routes/faq.tsx'),
  route('book-online', 'routes/book-online.tsx'),
  route('service-areas', 'routes/service-areas.tsx'),
  route('privacy-policy', 'routes/privacy-policy.tsx'),
  route('terms-conditions', 'routes/terms-conditions.tsx'),
  route('sitemap', 'routes/sitemap.tsx'),
  route('thank-you', 'routes/thank-you.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
