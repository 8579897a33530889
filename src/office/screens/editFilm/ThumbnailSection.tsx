import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { Film } from '../../../contract/entities/film';
import { OWN_THUMBNAIL } from '../../../contract/rules/thumbnail';
import { selectThumbnails, thumbnailIntents, type ThumbnailsState } from '../../workflows/films/thumbnails';
import { OwnPicture } from './OwnPicture';
import { ThumbnailChoice } from './ThumbnailChoice';
import { fileProblem } from '../shared/fileProblem';
import { NotDone } from '../shared/NotDone';
import { pictureProblems } from '../shared/pictureFiles';

type ThumbnailsChoosing = Extract<ThumbnailsState, { readonly status: 'choosing' }>;

/** Which picture stands for a film: one of the automatic ones, or one of its own. */
export function ThumbnailSection({ film }: { readonly film: Film }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const thumbnails = useSelector(selectThumbnails);
  const ours = thumbnails.status !== 'idle' && thumbnails.filmId === film.filmId ? thumbnails : undefined;
  const pictures = [
    ...(film.ownThumbnail ? [OWN_THUMBNAIL] : []),
    ...Array.from({ length: film.thumbnailCount }, (_none, at) => at + 1),
  ];
  return (
    <div className="film-thumbnails">
      {ours?.status === 'refused' && (
        <NotDone
          className="gr-dialog-note"
          title={intl.formatMessage({ id: 'thumbnails.refused' })}
          refusal={ours.refusal}
        >
          {fileProblem(intl, ours.refusal, pictureProblems)}
        </NotDone>
      )}
      {pictures.length > 0 ? (
        <ThumbnailChoice
          film={film}
          pictures={pictures}
          asked={thumbnails.status === 'choosing' ? askedOf(thumbnails, film.filmId) : undefined}
          saved={ours?.status === 'saved' ? ours.thumbnail : undefined}
          disabled={thumbnails.status === 'uploading'}
          onChoose={(thumbnail) => dispatch(thumbnailIntents.chosen({ filmId: film.filmId, thumbnail }))}
        />
      ) : (
        <p className="gr-muted">
          <FormattedMessage id="thumbnails.none" />
        </p>
      )}
      {!film.checked && film.ownThumbnail && (
        <p role="status">
          <FormattedMessage
            id="thumbnails.unchecked"
            values={{
              page: (
                <Link to="/app/page/checkfilms">
                  <FormattedMessage id="checkFilms.title" />
                </Link>
              ),
            }}
          />
        </p>
      )}
      <OwnPicture filmId={film.filmId} />
    </div>
  );
}

/** The newest choice for that film that is not kept yet. */
const askedOf = ({ next, ...sent }: ThumbnailsChoosing, filmId: string): number | undefined =>
  [...next, sent].find((choice) => choice.filmId === filmId)?.thumbnail;
