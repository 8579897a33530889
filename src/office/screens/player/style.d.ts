import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Shares of a range that is filled, from 0 to 1. */
    '--played'?: number;
    '--buffered'?: number;
  }
}
