import Markdoc from '@markdoc/markdoc'
import * as React from 'react'
import { isTag, type Nodes, trimmed } from '#content/text.ts'
import { useLink, useNames } from '#copy/loader/use-copy.ts'
import { EmailLink } from '#app/ui/email.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import { findPage } from '#domain/pages/pages.ts'

const COMPONENTS = {
  Phone: () => <PhoneLink className="text-link" />,
  Email: () => <EmailLink className="text-link" />,
  Link: TextLink,
  See,
}

interface TextProps {
  readonly nodes: Nodes
  /** Components for tags of the page's own. */
  readonly components?: Readonly<Record<string, React.ComponentType<never>>> | undefined
}

/** Renders nodes of a text. */
export const Text = ({ nodes, components }: TextProps) =>
  Markdoc.renderers.react([...nodes], React, { components: { ...COMPONENTS, ...components } })

/** Renders a text without the paragraphs around it. */
export function Inline({ nodes, components }: TextProps) {
  return (
    <Text
      nodes={trimmed(nodes.flatMap((node) => (isTag(node, 'p') ? node.children : [node])))}
      components={components}
    />
  )
}

/** Leaves out the links to a page about an answer, for the answer beside other links. */
export const withoutFurtherLinks = (nodes: Nodes): Nodes =>
  nodes.filter((node) => !isTag(node, 'See'))

function TextLink({ path, children }: { path: string; children: React.ReactNode }) {
  const link = useLink()
  const isOurs = path.startsWith('/')
  return (
    <a
      href={isOurs ? link(path) : path}
      rel={isOurs ? undefined : 'noopener'}
      className="text-link"
    >
      {children}
    </a>
  )
}

/** Renders a link to a page under its name, after a text; nothing without the page. */
function See({ path }: { path: string }) {
  const link = useLink()
  const names = useNames()
  if (!findPage(path)) return null
  return (
    <>
      {' '}
      <a href={link(path)} className="text-link">
        {names.crumb(path)}
      </a>
    </>
  )
}
