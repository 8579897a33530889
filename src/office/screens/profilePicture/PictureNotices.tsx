import { Button, Callout } from '@blueprintjs/core';
import { Cross, Refresh, Undo } from '@blueprintjs/icons';
import { type IntlShape, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Refusal } from '../../../contract/refusal';
import { profilePictureIntents, type ProfilePictureState } from '../../workflows/profilePicture';
import { refusalText } from '../shared/refusalText';

interface PictureNoticesProps {
  readonly talentId: string;
  readonly state: ProfilePictureState;
}

/** What the last choice came to: why it did not happen, or the way back from it. */
export function PictureNotices({ talentId, state }: PictureNoticesProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const dismiss = (
    <Button
      size="small"
      variant="minimal"
      icon={<Cross />}
      text={intl.formatMessage({ id: 'action.dismiss' })}
      onClick={() => dispatch(profilePictureIntents.dismissed({ talentId }))}
    />
  );
  if (state.status === 'refused')
    return (
      <Callout intent="danger" compact role="alert" className="side-card-callout">
        <p>{pictureProblem(intl, state.refusal) ?? refusalText(intl, state.refusal)}</p>
        <div className="side-card-actions">
          {state.again && (
            <Button
              size="small"
              icon={<Refresh />}
              text={intl.formatMessage({ id: 'action.tryAgain' })}
              onClick={() => dispatch(profilePictureIntents.retried({ talentId }))}
            />
          )}
          {dismiss}
        </div>
      </Callout>
    );
  if (state.status !== 'idle' || state.former === null) return null;
  return (
    <Callout compact role="status" className="side-card-callout">
      <p>{intl.formatMessage({ id: 'profilePicture.changed' })}</p>
      <div className="side-card-actions">
        <Button
          size="small"
          icon={<Undo />}
          text={intl.formatMessage({ id: 'profilePicture.undo' })}
          onClick={() => dispatch(profilePictureIntents.undone({ talentId }))}
        />
        {dismiss}
      </div>
    </Callout>
  );
}

const problems = ['required', 'notAPicture', 'tooLarge', 'gone'] as const;

/** What is wrong with the file; nothing when that is not why it was refused. */
function pictureProblem({ formatMessage }: IntlShape, refusal: Refusal): string | undefined {
  const said = refusal.kind === 'invalid' ? refusal.problems['file'] : undefined;
  const problem = problems.find((each) => each === said);
  return problem && formatMessage({ id: `profilePicture.problem.${problem}` });
}
