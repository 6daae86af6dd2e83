import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { english } from './english.ts'
import { CopyProvider } from '#app/copy/use-copy.ts'

/** The markup of components as they stand on an English page. */
export const inEnglish = (content: ReactNode): string =>
  renderToStaticMarkup(<CopyProvider value={english}>{content}</CopyProvider>)
