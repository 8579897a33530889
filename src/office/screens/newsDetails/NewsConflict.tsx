import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { NewsContent } from '../../../contract/entities/news';
import { selectFilm } from '../../entities/films';
import { newsDetailIntents, type OpenNews } from '../../workflows/newsDetail';
import { ConflictChoice } from '../shared/ConflictChoice';

interface NewsConflictProps {
  readonly page: OpenNews;
  readonly field: keyof NewsContent;
}

/** The choice between what was typed into a field and what a colleague saved there meanwhile; nothing without one. */
export function NewsConflict({ page: { id, draft }, field }: NewsConflictProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const hold = draft.holds[field];
  const theirs = hold?.kind === 'conflict' ? hold.theirs : undefined;
  const film = useSelector((root: Parameters<typeof selectFilm>[0]) => selectFilm(root, String(theirs)));
  if (theirs === undefined) return null;
  const words = () => {
    if (typeof theirs === 'boolean')
      return formatMessage({ id: theirs ? 'newsDetail.yes' : 'newsDetail.no' });
    if (field === 'linkType')
      return formatMessage({ id: `newsDetail.link.${theirs as NewsContent['linkType']}` });
    return film?.title ?? String(theirs).replace(/<[^>]*>/g, ' ');
  };
  return (
    <ConflictChoice
      label={formatMessage({ id: `newsDetail.field.${field}` })}
      theirs={words().trim()}
      fieldId="news-title"
      onSettled={(keep) => dispatch(newsDetailIntents.settled({ id, field, keep }))}
    />
  );
}
