import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { hasText } from './hasText';

/** What a profession of the agency is called in the person's language, where there is a word for it. */
export function useProfession(): (name: string) => string {
  const intl = useIntl();
  return useCallback(
    (name: string) => {
      const id = `profession.${name}`;
      return hasText(intl, id) ? intl.formatMessage({ id }) : name;
    },
    [intl],
  );
}
