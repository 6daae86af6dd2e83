import { Component, type ReactNode } from 'react'

interface SectionBoundaryProps {
  readonly children: ReactNode
  /** Rendered in place of the failed children. */
  readonly renderFallback: (retry: () => void) => ReactNode
}

/** Contains a failure in one part of a page. A class, because React has no other form of error boundary. */
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
