/** First-party cookies of Google Analytics and Google Ads. */
const NAMES = /^(?:_ga|_gid|_gac|_gcl|_dc_gtm)/

/** Removes the cookies that Google's scripts have set for this host and the domains above it. */
export function removeTagCookies(): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_label, index) => labels.slice(index).join('.'))
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=')
    if (!NAMES.test(name)) continue
    for (const domain of ['', ...domains.map((each) => `; Domain=${each}`)])
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
  }
}
