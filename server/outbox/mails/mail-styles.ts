import { perFacts } from '#domain/business/per-facts.ts'
import type { CSSProperties } from 'react'
import { styleColor } from '#domain/color/colors.ts'

/** The tokens of mails. They are written into each element, because mail clients drop stylesheets. */
const mailColors = perFacts(
  () =>
    ({
      ground: styleColor('paper'),
      text: styleColor('ink'),
      quiet: styleColor('steel'),
      line: styleColor('mist'),
      warning: styleColor('rust'),
      /** The band with mark and heading, as the header of pages. */
      band: styleColor('night'),
      bandText: styleColor('card'),
      bandState: styleColor('amber'),
      brass: styleColor('brass'),
      brassEdge: styleColor('brassMid'),
      call: styleColor('amber'),
      callEdge: styleColor('amberLo'),
    }) as const,
)

const SIDE = '20px'
const RADIUS = '3px'
/** The narrow hand of the pages' headings, as phones and computers have one. */
const DISPLAY =
  "'League Gothic','HelveticaNeue-CondensedBold','Avenir Next Condensed','Roboto Condensed',sans-serif-condensed,'Arial Narrow',sans-serif"
const PIN = { width: '5px', fontSize: 0, lineHeight: 0 } as const

const buttonOf = (color: string, edge: string) =>
  ({
    display: 'block',
    margin: '0 0 12px',
    padding: '16px',
    borderBottom: `4px solid ${edge}`,
    borderRadius: RADIUS,
    background: color,
    color: mailColors().text,
    fontSize: '22px',
    fontWeight: 'bold',
    textAlign: 'center',
    textDecoration: 'none',
  }) as const satisfies CSSProperties

/** Inline styles of the parts of a mail. */
export const mailStyles = perFacts(
  () =>
    ({
      body: {
        margin: 0,
        padding: 0,
        background: mailColors().ground,
        color: mailColors().text,
        font: `18px/1.5 'Libre Franklin',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`,
      },
      page: { maxWidth: '600px', margin: '0 auto' },
      band: {
        padding: `16px ${SIDE} 22px`,
        borderBottom: `4px solid ${mailColors().brass}`,
        background: mailColors().band,
        color: mailColors().bandText,
      },
      mark: { margin: '0 0 20px', borderCollapse: 'collapse' },
      pin: { padding: '0 2px 0 0', verticalAlign: 'top' },
      upperPin: { ...PIN, background: mailColors().bandText },
      lowerPin: { ...PIN, marginTop: '2px', background: mailColors().brass },
      name: {
        padding: '0 0 0 10px',
        color: mailColors().bandText,
        font: `26px/1 ${DISPLAY}`,
        verticalAlign: 'middle',
      },
      state: { margin: '0 0 4px', color: mailColors().bandState, fontWeight: 'bold' },
      heading: { margin: 0, color: mailColors().bandText, font: `bold 36px/1.05 ${DISPLAY}` },
      content: { padding: `20px ${SIDE}` },
      paragraph: { margin: '0 0 16px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
      code: { margin: '0 0 16px', fontSize: '36px', fontWeight: 'bold', letterSpacing: '4px' },
      hidden: { display: 'none', maxHeight: 0, overflow: 'hidden' },
      warning: {
        margin: '0 0 16px',
        padding: '10px 14px',
        border: `2px solid ${mailColors().warning}`,
        borderRadius: RADIUS,
      },
      button: buttonOf(mailColors().brass, mailColors().brassEdge),
      secondary: {
        display: 'block',
        margin: '0 0 12px',
        padding: '16px',
        border: `2px solid ${mailColors().quiet}`,
        borderRadius: RADIUS,
        color: mailColors().text,
        fontWeight: 'bold',
        textAlign: 'center',
        textDecoration: 'none',
      },
      call: buttonOf(mailColors().call, mailColors().callEdge),
      link: { color: mailColors().text, textDecoration: 'underline' },
      facts: { width: '100%', margin: '20px 0', borderCollapse: 'collapse' },
      label: {
        width: '30%',
        padding: '8px 12px 8px 0',
        borderTop: `1px solid ${mailColors().line}`,
        color: mailColors().quiet,
        fontSize: '15px',
        fontWeight: 'normal',
        textAlign: 'left',
        verticalAlign: 'top',
      },
      value: {
        padding: '8px 0',
        borderTop: `1px solid ${mailColors().line}`,
        verticalAlign: 'top',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      },
      footer: {
        margin: '24px 0 0',
        padding: '16px 0 0',
        borderTop: `1px solid ${mailColors().line}`,
        color: mailColors().quiet,
        fontSize: '15px',
      },
    }) as const satisfies Record<string, CSSProperties>,
)

/**
 * Colors of the accept page, for mail clients in dark mode that read a style element. It overrides
 * inline styles, so each of its rules is important.
 */
export const darkModeStyles = perFacts(
  () =>
    `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${Object.entries({
      'body,.text': `color:${styleColor('alarmWords')}`,
      body: `background:${styleColor('alarmGround')}`,
      '.quiet': `color:${styleColor('alarmQuiet')}`,
      '.line': `border-color:${styleColor('alarmLine')}`,
      '.warning': `border-color:${styleColor('alarmState')}`,
    })
      .map(([selector, rule]) => `${selector}{${rule}!important}`)
      .join('')}}`,
)
