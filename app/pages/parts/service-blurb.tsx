import { documentAt } from '#content/documents.ts'
import type { ServiceFront } from '#content/kinds.ts'
import { useCopy } from '#copy/loader/use-copy.ts'

/** Renders the line below a service's name where another page links to it. */
export const ServiceBlurb = ({ path }: { path: string }) =>
  documentAt<ServiceFront>(path, useCopy('language')).front.blurb
