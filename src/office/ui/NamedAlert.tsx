import { Alert, type AlertProps } from '@blueprintjs/core';
import { useId } from 'react';

/** Blueprint's alert, whose name is what it says. */
export function NamedAlert({ children, ...alert }: AlertProps) {
  const id = useId();
  // Blueprint hands it on to its dialog, which its types do not tell.
  const name = { 'aria-labelledby': id };
  return (
    <Alert {...alert} {...name}>
      <div id={id}>{children}</div>
    </Alert>
  );
}
