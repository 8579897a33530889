import { Component, type ReactNode } from 'react';
import { messageOf } from '../../journal';

interface DrawingFaultProps {
  /** What stands there instead, with what went wrong. */
  readonly fallback: (problem: string) => ReactNode;
  readonly children: ReactNode;
}

/** What cannot be drawn of a recording is said in a sentence: the page around it stays. */
export class DrawingFault extends Component<DrawingFaultProps, { readonly problem?: string }> {
  override state: { readonly problem?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { problem: messageOf(error) };
  }

  override render() {
    const { problem } = this.state;
    return problem === undefined ? this.props.children : this.props.fallback(problem);
  }
}
