import { fillTemplate } from '#copy/fill-template.ts'
import { useCopy } from '#copy/loader/use-copy.ts'
import { PhoneLink } from '#client/visit/phone-link.tsx'
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
  const [beforePhone, afterPhone] = messages.orCall.split('{phone}')
  return (
    <div role="alert" className="flex gap-3 border-[1.5px] border-ink bg-manila px-4 py-3.5">
      <AlertTriangle className="mt-0.5 size-5 flex-none" />
      <div className="min-w-0">
        <p className="font-bold">{fillTemplate(messages.banner, { reason })}</p>
        <p className="text-[0.9375rem]">
          {service === 'maps' ? messages.addressSearchOff : captcha.fallback}{' '}
          <TextButton onClick={onRetry}>{messages.retry}</TextButton>
          {onManual && (
            <>
              {', '}
              <TextButton onClick={onManual}>{messages.manual}</TextButton>
            </>
          )}{' '}
          {beforePhone}
          <PhoneLink className="text-link" />
          {afterPhone}.
        </p>
      </div>
    </div>
  )
}

function TextButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className="text-link cursor-pointer" onClick={onClick}>
      {children}
    </button>
  )
}
