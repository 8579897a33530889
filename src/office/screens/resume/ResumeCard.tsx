import { Classes } from '@blueprintjs/core';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { resumes } from '../../entities/resumes';
import { SideCard } from '../../ui/SideCard';
import { SideCardNotice } from '../../ui/SideCardNotice';
import { resumeIntents, selectHasResumeArrived, selectResume } from '../../workflows/talents/resume';
import { refusalText } from '../shared/refusalText';
import { useSlot } from '../shared/useSlot';
import { ResumeContent } from './ResumeContent';
import { useSelected } from '../shared/useSelected';
import './resume.css';

/** What the file picker offers first; the server looks at the content. */
const PDF_FILES = '.pdf,application/pdf';

const problems = {
  required: 'resume.problem.required',
  notAPdf: 'resume.problem.notAPdf',
  tooLarge: 'resume.problem.tooLarge',
  gone: 'resume.problem.gone',
} as const;

const texts = { choose: 'resume.file', sending: 'resume.sending', problems } as const;

/** A talent's resume: a PDF that is uploaded, shown or not, opened, replaced and removed. */
export function ResumeCard({ talentId }: { readonly talentId: string }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const question = useSelected(resumes.selectQuery, { talentId });
  const state = useSelected(selectResume, talentId);
  useEffect(() => {
    dispatch(resumeIntents.opened({ talentId }));
    return () => void dispatch(resumeIntents.closed({ talentId }));
  }, [dispatch, talentId]);
  const slot = useSlot({
    place: { talentId },
    intents: { ...resumeIntents, dismissed: resumeIntents.noticeDismissed },
    accept: PDF_FILES,
    sending: state.status === 'uploading' ? state : undefined,
    refused: (state.status === 'idle' && state.trouble) || undefined,
    selectHasArrived: selectHasResumeArrived,
    texts,
  });

  return (
    <SideCard title={intl.formatMessage({ id: 'resume.title' })} {...slot}>
      {question.data ? (
        <ResumeContent talentId={talentId} resume={question.data} state={state} />
      ) : question.status === 'failed' ? (
        <SideCardNotice isTrouble onRetry={() => dispatch(resumes.reload({ talentId }))}>
          {intl.formatMessage({ id: 'resume.loadFailed' })} {refusalText(intl, question.refusal)}
        </SideCardNotice>
      ) : (
        <div role="status" aria-label={intl.formatMessage({ id: 'resume.loading' })}>
          <div className={`resume-skeleton ${Classes.SKELETON}`} />
        </div>
      )}
    </SideCard>
  );
}
