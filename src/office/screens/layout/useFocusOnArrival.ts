import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';

/** The content of the frame, which has the keyboard once somebody is sent there, as from the sign-in, and nothing else has it. */
export function useFocusOnArrival(): RefObject<HTMLElement> {
  const content = useRef<HTMLElement>(null);
  const type = useNavigationType();
  const [wasSent] = useState(type === 'REPLACE');
  useEffect(() => {
    const { body, activeElement } = content.current?.ownerDocument ?? {};
    if (wasSent && activeElement === body) content.current?.focus({ preventScroll: true });
  }, [wasSent]);
  return content;
}
