import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { english } from './languages.ts'
import { CopyProvider } from './use-copy.ts'

/** Renders components to static markup with the English copy. */
export const inEnglish = (content: ReactNode): string =>
  renderToStaticMarkup(<CopyProvider value={english()}>{content}</CopyProvider>)
