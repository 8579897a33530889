import { Refresh } from '@blueprintjs/icons';
import { FormattedMessage } from 'react-intl';
import { encodingRetryIntents } from '../../workflows/films/encodingRetries';
import { type FilmToEncode, filmsToEncodeList } from '../../workflows/films/filmsToEncodeList';
import { talentPagePath } from '../../workflows/talents/talentPage';
import type { List } from '../shared/list/declaration';
import { EncodingActions } from './EncodingActions';
import { EncodingWords } from './EncodingWords';

/** The films whose files wait to be encoded, are being encoded or could not be: state, reason, once more. */
export const filmsToEncodeRows: List<FilmToEncode> = {
  workflow: filmsToEncodeList,
  nameOf: ({ film }, { formatMessage }) => film.title || formatMessage({ id: 'film.untitled' }),
  rowHeight: 60,
  isRowHeightMeasured: true,
  columns: [
    {
      id: 'title',
      header: 'agencyFilms.column.film',
      width: 'minmax(0, 2fr)',
      cell: ({ film, talentName }, { main }) => (
        <span className="list-words">
          {film.talentId ? (
            <a href={talentPagePath(film.talentId, { film: film.filmId })} className="list-main" {...main}>
              {film.title || <FormattedMessage id="film.untitled" />}
            </a>
          ) : (
            <span className="list-main" {...main}>
              {film.title || <FormattedMessage id="film.untitled" />}
            </span>
          )}
          <span className="list-quiet">{talentName}</span>
        </span>
      ),
    },
    {
      id: 'status',
      header: 'outbox.column.status',
      width: 'minmax(0, 3fr)',
      cell: ({ film }) => <EncodingWords film={film} />,
    },
    {
      id: 'actions',
      header: 'list.actions',
      isHeaderHidden: true,
      width: '170px',
      cell: ({ film }, { tabIndex }) => <EncodingActions film={film} tabIndex={tabIndex} />,
    },
  ],
  filters: [
    {
      name: 'status',
      label: 'list.show',
      every: 'checkFilms.toEncode.every',
      options: { failed: 'film.encodingFailed', underWay: 'checkFilms.toEncode.underWay' },
    },
  ],
  rowsActions: [
    {
      text: 'uploads.encodeAgain',
      icon: <Refresh size={14} />,
      act: (entries) =>
        entries.flatMap(({ film: { processId }, status }) =>
          status === 'failed' && processId ? [encodingRetryIntents.requested({ processId })] : [],
        ),
    },
  ],
  texts: {
    count: 'checkFilms.toEncode.count',
    found: 'checkFilms.toEncode.found',
    rows: 'checkFilms.toEncode',
    search: 'checkFilms.toEncode.search',
    searchHint: 'checkFilms.toEncode.searchHint',
  },
};
