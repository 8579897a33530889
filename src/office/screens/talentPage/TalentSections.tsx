import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { selectShownQuery } from './shownQuery';
import { sectionNamed, sections } from './sections';
import './sections.css';

/** The sections of a talent's page: links to each, and the one that the address names. */
export function TalentSections({ talentId }: { readonly talentId: string }) {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const filmsAndReels = useSelector(selectShownQuery) ?? '';
  const shown = sectionNamed(search.get('section'));
  return (
    <>
      <nav className="talent-sections" aria-label={formatMessage({ id: 'talentPage.sections' })}>
        {sections.map(({ name, title }) => (
          <Link
            key={name}
            to={{ search: name === '' ? filmsAndReels : `?section=${name}` }}
            aria-current={name === shown.name ? 'page' : undefined}
          >
            <FormattedMessage id={title} />
          </Link>
        ))}
      </nav>
      <Suspense>
        <shown.Content talentId={talentId} />
      </Suspense>
    </>
  );
}
