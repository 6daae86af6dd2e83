import { Component, type ReactNode } from 'react'

interface SectionBoundaryProps {
  readonly children: ReactNode
  /** Drawn in place of what failed. */
  readonly renderFallback: (retry: () => void) => ReactNode
}

/** Keeps a failure in one part of a page away from the rest of it. React has boundaries as classes only. */
export class SectionBoundary extends Component<SectionBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  readonly retry = () => this.setState({ failed: false })

  override render() {
    return this.state.failed ? this.props.renderFallback(this.retry) : this.props.children
  }
}
