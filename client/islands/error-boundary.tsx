import { Component, type ReactNode } from 'react'
import { PageError, SectionError } from './error-screens.tsx'

interface ErrorBoundaryProps {
  readonly isPage: boolean
  readonly children: ReactNode
}

/**
 * Contains the failure of its children and shows an error message. A class, because React has no
 * other form of error boundary.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  readonly retry = () => this.setState({ failed: false })

  override render() {
    const { isPage, children } = this.props
    if (!this.state.failed) return children
    return isPage ? <PageError /> : <SectionError onRetry={this.retry} />
  }
}
