import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ScreenFault } from './ScreenFault';

interface BoundaryProps {
  readonly place: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly fault: { readonly error: unknown } | null;
}

/** Shows a fault where its content failed to draw, until the person goes elsewhere, or there once more. */
export function ScreenBoundary({ children }: { readonly children: ReactNode }) {
  return <Boundary place={useLocation().key}>{children}</Boundary>;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { fault: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { fault: { error } };
  }

  override componentDidUpdate({ place }: BoundaryProps): void {
    if (this.state.fault && place !== this.props.place) this.setState({ fault: null });
  }

  override render(): ReactNode {
    const { fault } = this.state;
    return fault ? <ScreenFault error={fault.error} /> : this.props.children;
  }
}
