import { type IntlShape, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Refusal } from '../../../contract/refusal';
import { SideCardNotice } from '../../ui/SideCardNotice';
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
  const dismiss = () => dispatch(resumeIntents.noticeDismissed({ talentId }));
  if (trouble)
    return (
      <SideCardNotice
        isTrouble
        onRetry={trouble.again ? () => dispatch(resumeIntents.retried({ talentId })) : undefined}
        onDismiss={dismiss}
      >
        {resumeProblem(intl, trouble.refusal) ?? refusalText(intl, trouble.refusal)}
      </SideCardNotice>
    );
  if (!former) return null;
  const undo = {
    text: intl.formatMessage({ id: 'resume.undo' }),
    onClick: () => dispatch(resumeIntents.undone({ talentId })),
  };
  const name = former.resume.originalName || former.resume.fileName;
  return (
    <SideCardNotice undo={undo} onDismiss={dismiss}>
      {intl.formatMessage({ id: `resume.${former.fate}` }, { name })}
    </SideCardNotice>
  );
}

const problems = ['required', 'notAPdf', 'tooLarge', 'gone'] as const;

/** What is wrong with the file; nothing when that is not why it was refused. */
function resumeProblem({ formatMessage }: IntlShape, refusal: Refusal): string | undefined {
  const said = refusal.kind === 'invalid' ? refusal.problems['file'] : undefined;
  const problem = problems.find((each) => each === said);
  return problem && formatMessage({ id: `resume.problem.${problem}` });
}
