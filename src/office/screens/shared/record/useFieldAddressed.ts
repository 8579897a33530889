import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusField } from './focusField';

/** For the form of a record that is there: the keyboard goes to the field that the address names behind its `#`. */
export function useFieldAddressed(isThere: boolean): RefObject<HTMLDivElement> {
  const form = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (isThere && hash !== '') focusField(form.current, hash.slice(1));
  }, [isThere, hash, key]);
  return form;
}
