import { Component, type ReactNode } from 'react'
import { replaceContent } from '#app/ui/replace-content.ts'
import { PageError, SectionError } from './error-screens.tsx'
import { copyValues } from './kept-island.ts'

interface ErrorBoundaryProps {
  /** Which error screen is shown; none in a bar of links, which need no script. */
  readonly screen: 'page' | 'section' | 'none'
  /** Copies what the island shows at the moment (kept-island.ts); in the browser only. */
  readonly keep?: () => readonly Node[]
  readonly children: ReactNode
}

/**
 * Contains the failure of its children. Their markup stays in the page without React, with what was
 * typed: links work, and a form is sent by the browser itself. A class, because React has no other
 * form of error boundary.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }
  kept: readonly Node[] | null = null
  island: Element | null = null

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate() {
    if (this.state.failed || !this.kept || !this.island) return
    // After another try, the new form continues with what was typed into the kept one.
    copyValues(this.kept, this.island.childNodes)
    this.kept = null
  }

  readonly retry = () => this.setState({ failed: false })

  readonly fill = (place: HTMLElement | null) => {
    if (!place) return
    this.island = place.closest('[data-island]')
    replaceContent(place, this.kept ?? [])
  }

  override render() {
    const { screen, keep, children } = this.props
    if (!this.state.failed) return children
    // While rendering, the failed content is still in the document.
    this.kept ??= keep?.() ?? []
    return (
      <>
        {screen === 'page' && <PageError />}
        {screen === 'section' && <SectionError onRetry={this.retry} />}
        <div ref={this.fill} className="error-kept" />
      </>
    )
  }
}
