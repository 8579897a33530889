import { Callout } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { MAIL_SIZE_LIMIT } from '../../../contract/constants';
import { useFilms } from '../shared/useFilms';
import type { ComposedNewsletter } from '../../workflows/newsletters/newsletterPreview';

/** What keeps a newsletter from being mailed as it is, and which of its films are left out. */
export function PreviewNotes({
  composed: { bytes, goneFilmIds = [] },
}: {
  readonly composed: ComposedNewsletter;
}) {
  const { formatMessage, formatList } = useIntl();
  const films = useFilms(goneFilmIds);
  const titles = goneFilmIds.map(
    (filmId) => films[filmId]?.title ?? formatMessage({ id: 'filmPicker.lostFilm' }),
  );
  return (
    <>
      {bytes > MAIL_SIZE_LIMIT && (
        <Callout intent="danger" compact role="alert" className="gr-dialog-note">
          {formatMessage({ id: 'refusal.conflict.newsletterTooLong' })}
        </Callout>
      )}
      {titles.length > 0 && (
        <Callout intent="warning" compact role="status" className="gr-dialog-note">
          {formatMessage({ id: 'newsletter.preview.gone' }, { titles: formatList(titles) })}
        </Callout>
      )}
    </>
  );
}
