import { Button, Callout } from '@blueprintjs/core';
import { Cross, Refresh, Undo } from '@blueprintjs/icons';
import { type IntlShape, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Refusal } from '../../../contract/refusal';
import { resumeIntents, type ResumeState } from '../../workflows/resume';
import { refusalText } from '../shared/refusalText';

interface ResumeNoticesProps {
  readonly talentId: string;
  readonly resume: Extract<ResumeState, { readonly status: 'ready' }>;
}

/** What the last change came to: why it did not happen, or the way back from it. */
export function ResumeNotices({ talentId, resume: { trouble, former } }: ResumeNoticesProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const dismiss = (
    <Button
      size="small"
      variant="minimal"
      icon={<Cross />}
      text={intl.formatMessage({ id: 'action.dismiss' })}
      onClick={() => dispatch(resumeIntents.noticeDismissed({ talentId }))}
    />
  );
  if (trouble)
    return (
      <Callout intent="danger" compact role="alert" className="side-card-callout">
        <p>{resumeProblem(intl, trouble.refusal) ?? refusalText(intl, trouble.refusal)}</p>
        <div className="side-card-actions">
          {trouble.again && (
            <Button
              size="small"
              icon={<Refresh />}
              text={intl.formatMessage({ id: 'action.tryAgain' })}
              onClick={() => dispatch(resumeIntents.retried({ talentId }))}
            />
          )}
          {dismiss}
        </div>
      </Callout>
    );
  if (!former) return null;
  const name = former.resume.originalName || former.resume.fileName;
  return (
    <Callout compact role="status" className="side-card-callout">
      <p>{intl.formatMessage({ id: `resume.${former.fate}` }, { name })}</p>
      <div className="side-card-actions">
        <Button
          size="small"
          icon={<Undo />}
          text={intl.formatMessage({ id: 'resume.undo' })}
          onClick={() => dispatch(resumeIntents.undone({ talentId }))}
        />
        {dismiss}
      </div>
    </Callout>
  );
}

const problems = ['required', 'notAPdf', 'tooLarge', 'gone'] as const;

/** What is wrong with the file; nothing when that is not why it was refused. */
function resumeProblem({ formatMessage }: IntlShape, refusal: Refusal): string | undefined {
  const said = refusal.kind === 'invalid' ? refusal.problems['file'] : undefined;
  const problem = problems.find((each) => each === said);
  return problem && formatMessage({ id: `resume.problem.${problem}` });
}
