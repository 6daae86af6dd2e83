import { perFacts } from '#domain/business/per-facts.ts'
import { Drawn } from '#art/drawn.tsx'
import { LetterTag } from '#art/letter-tag.tsx'
import { LogoMark } from '#art/computed/logo.tsx'
import type { ChannelName } from '#content/kinds.ts'
import { type Block, blocksNamed, type Document } from '#content/read.ts'
import { listItems, plainText } from '#content/text.ts'
import { addressLines } from '#copy/address.ts'
import { useCopy, useLink } from '#copy/loader/use-copy.ts'
import { AlertTriangle } from '#art/icons/icons.tsx'
import { Inline, Text } from '#app/blocks/text.tsx'
import { EmailLink } from '#app/ui/email.tsx'
import { CallButton, TextLink } from '#app/ui/phone-link.tsx'
import { business } from '#domain/business/business.ts'
import { IdTags } from '../parts/id-tags.tsx'
import { TownLinks } from '../parts/town-links.tsx'
import { ContentHero } from './content-hero.tsx'

/** Renders four ways to reach the business, the quickest first, and what will be asked. */
export function ContactPage({ document }: { document: Document }) {
  return (
    <>
      <ContentHero path="/contact" heading={document.heading} lead={document.lead}>
        <Drawn name="scenes/night-desk" className="night-desk" />
      </ContentHero>
      <div className="shell-width contact-page">
        <ul className="channels">
          {blocksNamed(document, 'channel')
            .filter(isOpen)
            .map((channel) => (
              <li key={plainText(channel.heading)}>
                <h2>
                  <Inline nodes={channel.heading} />
                </h2>
                <Text nodes={channel.nodes} />
                <Reach name={nameOf(channel)} />
              </li>
            ))}
        </ul>
        {blocksNamed(document, 'ask').map(({ heading, nodes }) => (
          <section key={plainText(heading)} className="work-order ask-list">
            <h2>
              <LogoMark />
              <Inline nodes={heading} />
            </h2>
            <ol>
              {listItems(nodes).map((item, index) => (
                <li key={plainText(item)}>
                  <LetterTag letter={String.fromCharCode(65 + index)} />
                  <Inline nodes={item} />
                </li>
              ))}
            </ol>
          </section>
        ))}
        <IdTags />
      </div>
      <section className="fog-band">
        <div className="shell-width danger-and-areas">
          {blocksNamed(document, 'danger').map(({ heading, nodes }) => (
            <div key={plainText(heading)}>
              <h2>
                <AlertTriangle />
                <Inline nodes={heading} />
              </h2>
              <p className="lead">
                <Inline nodes={nodes} />
              </p>
            </div>
          ))}
          {blocksNamed(document, 'areas').map(({ heading, nodes }) => (
            <div key={plainText(heading)}>
              <TownLinks heading={plainText(heading)} />
              <Inline nodes={nodes} />
            </div>
          ))}
        </div>
      </section>
    </>
  )
}

const street = perFacts(() => addressLines().street),
  town = perFacts(() => addressLines().town)

/** Letters need a postal address. */
const isOpen = (channel: Block): boolean => nameOf(channel) !== 'mail' || business.showAddress

const nameOf = ({ attributes }: Block): ChannelName => attributes['name'] as ChannelName

/** Renders the action of a channel: call, open the form, write. */
function Reach({ name }: { name: ChannelName }) {
  const link = useLink()
  const { textUs } = useCopy('menus')
  const { header } = useCopy('shell')
  switch (name) {
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
