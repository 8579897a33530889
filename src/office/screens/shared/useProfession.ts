import { useIntl } from 'react-intl';

/** What a profession of the agency is called in the person's language, where there is a word for it. */
export function useProfession(): (name: string) => string {
  const words: Readonly<Record<string, unknown>> = useIntl().messages;
  return (name) => {
    const word = words[`profession.${name}`];
    return typeof word === 'string' ? word : name;
  };
}
