import { useEffect, useRef } from 'react';
import type { Draft } from '../../../workflows/records/autoSave';
import { focusField } from './focusField';

/** For a button that saves: the keyboard goes to the first field that a save, once asked for, leaves held back. */
export function useGoToHeld({ holds, status }: Draft): (button: Element) => void {
  const asked = useRef<Element | null>(null);
  useEffect(() => {
    const [held] = Object.keys(holds);
    if (held !== undefined && status !== 'offered') focusField(asked.current, held);
    if (held !== undefined || status === 'resting') asked.current = null;
  }, [holds, status]);
  return (button) => {
    asked.current = button.closest('.auto-save');
  };
}
