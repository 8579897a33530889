import { type IntlShape, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Refusal } from '../../../contract/refusal';
import { SideCardNotice } from '../../ui/SideCardNotice';
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
  const dismiss = () => dispatch(profilePictureIntents.dismissed({ talentId }));
  if (state.status === 'refused')
    return (
      <SideCardNotice
        isTrouble
        onRetry={state.again ? () => dispatch(profilePictureIntents.retried({ talentId })) : undefined}
        onDismiss={dismiss}
      >
        {pictureProblem(intl, state.refusal) ?? refusalText(intl, state.refusal)}
      </SideCardNotice>
    );
  if (state.status !== 'idle' || state.former === null) return null;
  const undo = {
    text: intl.formatMessage({ id: 'profilePicture.undo' }),
    onClick: () => dispatch(profilePictureIntents.undone({ talentId })),
  };
  return (
    <SideCardNotice undo={undo} onDismiss={dismiss}>
      {intl.formatMessage({ id: 'profilePicture.changed' })}
    </SideCardNotice>
  );
}

const problems = ['required', 'notAPicture', 'tooLarge', 'gone'] as const;

/** What is wrong with the file; nothing when that is not why it was refused. */
function pictureProblem({ formatMessage }: IntlShape, refusal: Refusal): string | undefined {
  const said = refusal.kind === 'invalid' ? refusal.problems['file'] : undefined;
  const problem = problems.find((each) => each === said);
  return problem && formatMessage({ id: `profilePicture.problem.${problem}` });
}
