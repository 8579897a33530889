import { useIntl } from 'react-intl';

const givenFirst = ['firstName', 'lastName'] as const;
const familyFirst = ['lastName', 'firstName'] as const;

/** In which order a form asks for a name: the family name first in Chinese and Japanese. */
export const useNameOrder = () => (/^(zh|ja)/.test(useIntl().locale) ? familyFirst : givenFirst);
