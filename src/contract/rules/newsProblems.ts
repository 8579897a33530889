import * as yup from 'yup';
import { type NewsContent, newsContentFields } from '../entities/news';
import { isHomepage } from './webAddress';
import { schemaOf } from '../wire/record';

type Problems = Partial<Record<keyof NewsContent, string>>;

const schema = schemaOf(newsContentFields);

/** What is wrong with an item by field: `required`, `tooLong` or `malformed`; by the rules that the server keeps. */
export function problemsOfNews(content: NewsContent): Problems {
  const { linkType, linkValue } = content;
  const link: Problems =
    linkType === 'none'
      ? {}
      : linkValue.trim() === ''
        ? { linkValue: 'required' }
        : linkType === 'address' && !isHomepage(linkValue)
          ? { linkValue: 'malformed' }
          : {};
  try {
    schema.validateSync(content, { abortEarly: false });
    return link;
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    return { ...link, ...Object.fromEntries(error.inner.map(({ path, message }) => [path, message])) };
  }
}
