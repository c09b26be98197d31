import { Component, type ReactNode } from 'react'
import { ErrorNote } from '../parts/ErrorNote.tsx'
import { frame } from '../texts/frame.ts'

/** Keeps a fault of one view from taking the page away. */
export class Broken extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {}

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return <ErrorNote error={new Error(`${frame.crashed} (${error.message})`)} />
  }
}
