import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { requestForm } from '#app/content/en/request-form.ts'
import { AnotherWay } from '#app/request-form/another-way.tsx'
import { CaptchaBox } from '#app/request-form/captcha/captcha-box.tsx'
import { FormHeading } from '#app/request-form/form-heading.tsx'
import type { PinName } from '#app/request-form/pins.ts'
import { QuickPicks } from '#app/request-form/quick-picks.tsx'
import { StaleQuestion } from '#app/request-form/stale-question.tsx'
import { ThirdPartyBanner } from '#app/third-party/third-party-banner.tsx'
import { PhoneLink, PhoneNumber } from '#app/visitor/phone-link.tsx'
import { EMPTY_DRAFT } from '#domain/request.ts'
import { GallerySection } from './gallery-section.tsx'

const FIVE: readonly PinName[] = ['name', 'phone', 'address', 'service', 'captcha']
const SIX: readonly PinName[] = ['name', 'phone', 'address', 'service', 'details', 'captcha']
const { status, thirdParty } = requestForm
const nothing = () => undefined

const pins = (names: readonly PinName[], set: number) =>
  names.map((name, index) => ({ name, set: index < set }))

export function FormParts() {
  return (
    <>
      <GallerySection name="pins" title="Heading with its pins: 0, 3 and 5 of 5, 4 of 6">
        <FormHeading isCounted level={3} pins={pins(FIVE, 0)} status={status.start} />
        <FormHeading isCounted level={3} pins={pins(FIVE, 3)} status={status.nearly} />
        <FormHeading isCounted level={3} pins={pins(FIVE, 5)} status={status.ready} />
        <FormHeading isCounted level={3} pins={pins(SIX, 4)} status={status.nearly} />
      </GallerySection>
      <GallerySection name="quick-picks" title="Quick picks: none, one, disabled">
        <QuickPicks chosen="" onPick={nothing} />
        <QuickPicks chosen={requestForm.quickPicks.items[0].service} onPick={nothing} />
        <fieldset disabled>
          <QuickPicks chosen="" onPick={nothing} />
        </fieldset>
      </GallerySection>
      <GallerySection name="captcha-box" title="Captcha box: idle, ticked">
        <CaptchaBox onTick={nothing} />
        <Ticked>
          <CaptchaBox onTick={nothing} />
        </Ticked>
      </GallerySection>
      <GallerySection name="stale-question" title="Question about a request that has waited">
        <StaleQuestion onAnswer={nothing} />
      </GallerySection>
      <GallerySection name="another-way" title="Other ways to reach us">
        <AnotherWay draft={EMPTY_DRAFT} triedKey={null} />
      </GallerySection>
      <GallerySection name="third-party-banner" title="Outside services that failed">
        <ThirdPartyBanner
          service="maps"
          reason={thirdParty.mapsFailed}
          onRetry={nothing}
          onManual={nothing}
          call={<Call />}
        />
        <ThirdPartyBanner
          service="recaptcha"
          reason={thirdParty.recaptchaFailed}
          onRetry={nothing}
          call={<Call />}
        />
      </GallerySection>
    </>
  )
}

function Call() {
  return (
    <PhoneLink className="text-link">
      <PhoneNumber />
    </PhoneLink>
  )
}

/** Ticks the box in it, as a visitor would: the document holds the box's state, no property does. */
function Ticked({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const input = box.current?.querySelector('input')
    if (input) input.checked = true
  }, [])
  return <div ref={box}>{children}</div>
}
