import { perFacts } from '#domain/business/per-facts.ts'
import { drawnFile } from '#art/drawn-file.ts'
import { Drawn } from '#art/drawn.tsx'
import { LetterTag } from '#art/letter-tag.tsx'
import { LogoMark } from '#art/logo.tsx'
import nightDesk from '#art/scenes/night-desk.svg?raw'
import type { ContactCopy } from '#copy/page-types.ts'
import { addressLines } from '#copy/address.ts'
import { useCopy, useLink } from '#copy/loader/use-copy.ts'
import { AlertTriangle } from '#art/icons/icons.tsx'
import { EmailLink } from '#client/visit/email.tsx'
import { CallButton, TextLink } from '#client/visit/phone-link.tsx'
import { business } from '#domain/business/business.ts'
import { IdTags } from '../parts/id-tags.tsx'
import { ClosingLine } from '../parts/closing-line.tsx'
import { TownLinks } from '../parts/town-links.tsx'
import { ContentHero } from './content-hero.tsx'

type Channel = ContactCopy['channels'][number]

/** Renders four ways to reach the business, the quickest first, and what will be asked. */
export function ContactPage({ copy }: { copy: ContactCopy }) {
  const link = useLink()
  return (
    <>
      <ContentHero path="/contact" heading={copy.heading} lead={copy.lead}>
        <Drawn svg={drawnFile(nightDesk, 'night-desk.svg')} className="night-desk" />
      </ContentHero>
      <div className="shell-width contact-page">
        <ul className="channels">
          {copy.channels.filter(isOpen).map((channel) => (
            <li key={channel.kind}>
              <h2>{channel.title}</h2>
              <p>{channel.text}</p>
              <Reach kind={channel.kind} />
            </li>
          ))}
        </ul>
        <section className="work-order ask-list">
          <h2>
            <LogoMark />
            {copy.ask.heading}
          </h2>
          <ol>
            {copy.ask.items.map((item, index) => (
              <li key={item}>
                <LetterTag letter={String.fromCharCode(65 + index)} />
                {item}
              </li>
            ))}
          </ol>
        </section>
        <IdTags />
      </div>
      <section className="fog-band">
        <div className="shell-width danger-and-areas">
          <div>
            <h2>
              <AlertTriangle />
              {copy.danger.title}
            </h2>
            <p className="lead">{copy.danger.text}</p>
          </div>
          <div>
            <TownLinks heading={copy.areas.title} />
            <a href={link('/service-areas')} className="text-link">
              {copy.areas.link}
            </a>
          </div>
        </div>
      </section>
      <ClosingLine text={copy.closing} />
    </>
  )
}

const street = perFacts(() => addressLines().street),
  town = perFacts(() => addressLines().town)

/** Letters need a postal address. */
const isOpen = ({ kind }: Channel): boolean => kind !== 'mail' || business.showAddress

/** Renders the action of a channel: call, open the form, write. */
function Reach({ kind }: { kind: Channel['kind'] }) {
  const link = useLink()
  const { textUs } = useCopy('menus')
  const { header } = useCopy('shell')
  switch (kind) {
    case 'phone':
      return (
        <div className="channel-links">
          <CallButton /> <TextLink className="btn btn-outline">{textUs}</TextLink>
        </div>
      )
    case 'form':
      return (
        <a href={link('/book-online')} className="btn btn-brass">
          {header.bookService}
        </a>
      )
    case 'email':
      return <EmailLink className="text-link" />
    case 'mail':
      return (
        <address>
          {business.legalName}
          <br />
          {street()}
          <br />
          {town()}
        </address>
      )
  }
}
