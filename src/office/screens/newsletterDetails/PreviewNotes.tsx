import { Callout } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { MAIL_SIZE_LIMIT } from '../../../contract/constants';
import { lacksHeading } from '../../../contract/letter/letter';
import { selectAddresses } from '../../entities/addresses';
import { newsletterDetail } from '../../workflows/newsletters/newsletterDetail';
import { contentOf } from '../../workflows/newsletters/newsletterValues';
import { useFilms } from '../shared/useFilms';
import type { ComposedNewsletter } from '../../workflows/newsletters/newsletterPreview';

/** What keeps a newsletter from being mailed as it is, and what of it is left out. */
export function PreviewNotes({
  composed: { bytes, goneFilmIds = [] },
}: {
  readonly composed: ComposedNewsletter;
}) {
  const { formatMessage, formatList } = useIntl();
  const films = useFilms(goneFilmIds);
  const page = useSelector(newsletterDetail.selectPage);
  // One that is composed here is headed by its subject.
  const { composesNewsletters } = useSelector(selectAddresses);
  const isLinkless = composesNewsletters && 'draft' in page && lacksHeading(contentOf(page.draft.values));
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
      {isLinkless && (
        <Callout intent="warning" compact role="status" className="gr-dialog-note">
          {formatMessage({ id: 'newsletter.preview.noHeading' })}
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
