import { languages, type Language } from '../rules/language';
import { type Field, optional } from '../wire/field';
import { choice } from '../wire/fields';

/** In which language something is written for a person. */
export const language = choice(
  'LANGUAGE',
  Object.fromEntries(languages.map((each) => [each, each])),
) as Field<Language, false>;

/** In which language a mail of the account is written. */
export const mailLanguage = optional(language);
