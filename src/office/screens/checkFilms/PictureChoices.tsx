import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Candidate } from '../../../contract/entities/pictureCheck';
import { KeyButton } from './KeyButton';
import type { PictureActions } from './usePictureKeys';

/** The films that a picture may be of, the one that it was sent for first. */
export function PictureChoices({ actions: { films, others } }: { readonly actions: PictureActions }) {
  const questionId = useId();
  return (
    <div className="check-choices" role="group" aria-labelledby={questionId}>
      <h2 id={questionId}>
        <FormattedMessage id="checkFilms.question" />
      </h2>
      <p className="gr-muted check-hint">
        <FormattedMessage id="checkFilms.keys" />
      </p>
      <ol className="check-films-of">
        {films.map((action, at) => (
          <li key={action.key}>
            <KeyButton action={action} className="check-film">
              <span className="gr-muted check-film-details">
                {detailsOf(action.film)}
                {at === 0 && (
                  <>
                    {' '}
                    <FormattedMessage id="checkFilms.sentForIt" />
                  </>
                )}
              </span>
            </KeyButton>
          </li>
        ))}
      </ol>
      <div className="check-others">
        {others.map((action) => (
          <KeyButton key={action.key} action={action} />
        ))}
      </div>
    </div>
  );
}

const detailsOf = ({ director, year, talentLastName }: Candidate) =>
  [director || talentLastName, year].filter(Boolean).join(' · ');
