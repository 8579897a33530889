import { type RefObject, useEffect, useState } from 'react';

/** True while the page of an element is as narrow as a phone, as the style sheets have it. */
export function usePhone(element: RefObject<HTMLElement>): boolean {
  const [isPhone, setPhone] = useState(false);
  useEffect(() => {
    const view = element.current?.ownerDocument.defaultView;
    // A page that is drawn nowhere cannot be asked.
    const query = view && 'matchMedia' in view ? view.matchMedia('(max-width: 600px)') : undefined;
    const look = () => setPhone(query?.matches ?? false);
    look();
    query?.addEventListener('change', look);
    return () => query?.removeEventListener('change', look);
  }, [element]);
  return isPhone;
}
