import { fillTemplate } from '#copy/fill-template.ts'
import { useCopy } from '#copy/loader/use-copy.ts'
import { Filled } from '#app/ui/filled.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import { AlertTriangle } from '#art/icons/icons.tsx'

interface ThirdPartyBannerProps {
  readonly service: 'maps' | 'recaptcha'
  readonly reason: string
  readonly onRetry: () => void
  /** Offered if the visitor can continue by hand. */
  readonly onManual: (() => void) | null
}

/** Renders what failed to load, what that means for the visitor, and the alternatives. */
export function ThirdPartyBanner({ service, reason, onRetry, onManual }: ThirdPartyBannerProps) {
  const { thirdParty: messages, captcha } = useCopy('submissionForm')
  return (
    <div role="alert" className="third-party-banner">
      <AlertTriangle />
      <div>
        <p>{fillTemplate(messages.banner, { reason })}</p>
        <p>
          {service === 'maps' ? messages.addressSearchOff : captcha.fallback}{' '}
          <TextButton onClick={onRetry}>{messages.retry}</TextButton>
          {onManual && (
            <>
              {', '}
              <TextButton onClick={onManual}>{messages.manual}</TextButton>
            </>
          )}{' '}
          <Filled text={messages.orCall} parts={{ phone: <PhoneLink className="text-link" /> }} />.
        </p>
      </div>
    </div>
  )
}

function TextButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className="text-link" onClick={onClick}>
      {children}
    </button>
  )
}
