import { Component, type ReactNode } from 'react'

interface OptionalPartProps {
  /** Rendered in its place if it fails; by default nothing. */
  readonly instead?: ReactNode
  /** Called when it fails, so that nothing waits for it. */
  readonly onFail?: (() => void) | null
  readonly children: ReactNode
}

/** Contains the failure of a part that a form can be filled in and sent without. */
export class OptionalPart extends Component<OptionalPartProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onFail?.()
  }

  override render() {
    const { instead = null, children } = this.props
    return this.state.failed ? instead : children
  }
}
