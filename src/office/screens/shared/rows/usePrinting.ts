import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the page of an element is being printed: what it does not draw for want of room is drawn then. */
export function usePrinting(element: RefObject<HTMLElement>): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const view = element.current?.ownerDocument.defaultView;
    // The browser prints what stands in the page when its listeners return.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    view?.addEventListener('beforeprint', begin);
    view?.addEventListener('afterprint', end);
    return () => {
      view?.removeEventListener('beforeprint', begin);
      view?.removeEventListener('afterprint', end);
    };
  }, [element]);
  return isPrinting;
}
