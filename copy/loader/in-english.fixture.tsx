import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { SAMPLE_WORLD } from '#app/sample-world.fixture.ts'
import { inWorld, type World } from '#app/world.ts'
import { english } from './languages.ts'
import { CopyProvider } from './use-copy.ts'

/** Renders components to static markup with the English copy. */
export const inEnglish = (content: ReactNode, world: World = SAMPLE_WORLD): string =>
  inWorld(world, () =>
    renderToStaticMarkup(<CopyProvider value={english()}>{content}</CopyProvider>),
  )
