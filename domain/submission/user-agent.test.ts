import { expect, test } from 'vitest'
import { parseUserAgent } from './user-agent.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

const AGENTS = `
Chrome | 129.0.0.0 | Windows | desktop | Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/129.0.0.0 Safari/537.36
Chrome | 129.0.0.0 | Android | mobile | Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/129.0.0.0 Mobile Safari/537.36
Chrome | 129.0.0.0 | Android | tablet | Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/129.0.0.0 Safari/537.36
Chrome | 129.0.0.0 | ChromeOS | desktop | Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/129.0.0.0 Safari/537.36
Chrome | 129.0.6668.69 | iOS | mobile | Mozilla/5.0 (iPhone; CPU iPhone OS 17_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/129.0.6668.69 Mobile/15E148 Safari/604.1
Safari | 18.0 | iOS | mobile | Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1
Safari | 12.1 | iPadOS | tablet | Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1
Safari | 18.0 | macOS | desktop | Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15
Firefox | 131.0 | Linux | desktop | Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0
Firefox | 131.0 | Android | mobile | Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0
Firefox | 131.0 | Android | tablet | Mozilla/5.0 (Android 14; Tablet; rv:131.0) Gecko/131.0 Firefox/131.0
Edge | 129.0.0.0 | Windows | desktop | Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/129.0.0.0 Safari/537.36 Edg/129.0.0.0
Edge | 129.0.2792.84 | iOS | mobile | Mozilla/5.0 (iPhone; CPU iPhone OS 17_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 EdgiOS/129.0.2792.84 Mobile/15E148 Safari/605.1.15
Opera | 114.0.0.0 | macOS | desktop | Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Chrome/128.0.0.0 Safari/537.36 OPR/114.0.0.0
Samsung Internet | 26.0 | Android | mobile | Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36
Google app | 335.0.678 | iOS | mobile | Mozilla/5.0 (iPhone; CPU iPhone OS 17_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/335.0.678 Mobile/15E148 Safari/604.1
Facebook | 480.0.0.40 | iOS | mobile | Mozilla/5.0 (iPhone; CPU iPhone OS 17_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21H16 [FBAN/FBIOS;FBAV/480.0.0.40;FBBV/1]
Instagram | 350.0.0 | Android | mobile | Mozilla/5.0 (Linux; Android 14; Pixel 7; wv) ${WEBKIT} Version/4.0 Chrome/129.0.0.0 Mobile Safari/537.36 Instagram 350.0.0 Android
Internet Explorer | 11.0 | Windows | desktop | Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko
Unknown |  | Unknown | desktop | curl/8.5.0
Unknown |  | Unknown | desktop |
`

test.each(
  AGENTS.trim()
    .split('\n')
    .map((line) => line.split(/ ?\| ?/)),
)('%s %s on %s, %s', (browser, browserVersion, operatingSystem, deviceType, userAgent = '') => {
  expect(parseUserAgent(userAgent)).toEqual({
    browser,
    browserVersion,
    operatingSystem,
    deviceType,
  })
})

test('recognizes a Mac with a touch screen as an iPad', () => {
  const userAgent =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'
  expect(parseUserAgent(userAgent, 5)).toMatchObject({
    operatingSystem: 'iPadOS',
    deviceType: 'tablet',
  })
})
