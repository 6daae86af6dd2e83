import { drawingAddress } from '#art/drawing-address.ts'
import { fillTemplate } from '#copy/fill-template.ts'
import { useCopy, useLink } from '#copy/loader/use-copy.ts'
import { StatusBanner } from '#app/browser/status/status-banner.tsx'
import { Lines } from '#app/ui/lines.tsx'
import { CallButton } from '#app/ui/phone-link.tsx'
import { HomeLink, Thanks } from './thanks.tsx'
import { THANK_YOU_PATH } from './thank-you-path.ts'

/**
 * Renders /thank-you. Visitors who open it directly see that there is no request;
 * app/browser/fill-thank-you.ts shows the thanks in a tab that has just sent one.
 */
export function ThankYou() {
  const link = useLink()
  const thankYou = useCopy('thankYou')
  const { bookService } = useCopy('shell').callBar
  const { unknown } = thankYou
  return (
    <Thanks
      copy={thankYou}
      level={1}
      banner={
        <div className="status-banner" data-status-banner>
          <StatusBanner
            copy={useCopy('statusBanner')}
            page={link(THANK_YOU_PATH)}
            headingLevel="h2"
          />
        </div>
      }
      unknown={{
        heading: <Lines lines={unknown.heading} />,
        lead: fillTemplate(unknown.lead),
        picture: <WaitingLock />,
        links: (
          <section className="shell-width thank-you-links" data-thanks="unknown">
            <CallButton />{' '}
            <a href={link('/book-online')} className="btn btn-brass">
              {bookService}
            </a>{' '}
            <HomeLink text={thankYou.returnHome} />
          </section>
        ),
      }}
    />
  )
}

/** A lock that waits for its key. */
function WaitingLock() {
  return (
    <picture data-thanks="unknown">
      <source
        media="(min-width: 64rem)"
        srcSet={drawingAddress('lock/without-key-wide')}
        width="1500"
        height="388"
      />
      <img src={drawingAddress('lock/without-key-narrow')} alt="" width="900" height="388" />
    </picture>
  )
}
