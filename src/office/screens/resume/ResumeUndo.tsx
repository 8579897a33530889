import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { SideCardNotice } from '../../ui/SideCardNotice';
import { type Former, resumeIntents } from '../../workflows/talents/resume';

interface ResumeUndoProps {
  readonly talentId: string;
  readonly former: Former;
}

/** What the last change came to, and the way back from it. */
export function ResumeUndo({ talentId, former: { resume, fate } }: ResumeUndoProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const undo = {
    text: formatMessage({ id: 'resume.undo' }),
    onClick: () => dispatch(resumeIntents.undone({ talentId })),
  };
  return (
    <SideCardNotice undo={undo} onDismiss={() => dispatch(resumeIntents.noticeDismissed({ talentId }))}>
      {formatMessage({ id: `resume.${fate}` }, { name: resume.originalName || resume.fileName })}
    </SideCardNotice>
  );
}
