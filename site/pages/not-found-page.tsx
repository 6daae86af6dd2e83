import { useLink } from '#copy/loader/use-copy.ts'
import { Drawn } from '#art/drawn.tsx'
import { notFoundKey } from '#art/scenes/not-found-key.ts'
import type { FrontOf } from '#content/kinds.ts'
import type { Document } from '#content/read.ts'
import { linesOf } from '#content/text.ts'
import { Inline } from '#site/blocks/text.tsx'
import { Lines } from '#site/ui/lines.tsx'
import { SearchField } from './parts/search-field.tsx'
import { PhoneLink } from '#client/visit/phone-link.tsx'

export function NotFoundPage({ document }: { document: Document<FrontOf<'/404'>> }) {
  const link = useLink()
  const { front } = document
  return (
    <section className="shell-width pt-6 pb-16 lg:pt-14 lg:pb-24">
      <Drawn svg={notFoundKey()} label={front.drawing} className="w-full max-w-[67.5rem]" />
      <div className="mt-8 grid grid-cols-1 gap-x-6 gap-y-8 lg:grid-cols-[9fr_7fr]">
        <h1 className="text-[min(clamp(4rem,2.8rem+4.6vw,6.75rem),20vw)]">
          <Lines lines={linesOf(document.headingNodes)} className="block" />
        </h1>
        <div className="max-w-[36rem] self-center">
          <p className="text-[1.25rem]/normal text-ink-3">
            <Inline nodes={document.lead} />
          </p>
          <div className="mt-6 flex flex-wrap gap-4">
            <a href={link('/')} className="btn btn-ink">
              {front.returnHome}
            </a>{' '}
            <a href={link('/services')} className="btn btn-outline">
              {front.ourServices}
            </a>
          </div>
          <SearchField />
          <p className="mt-5">
            {front.lockedOut} <PhoneLink className="text-link" />
          </p>
        </div>
      </div>
    </section>
  )
}
