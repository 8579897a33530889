import { Classes } from '@blueprintjs/core';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { resumes } from '../../entities/resumes';
import { useFileKeeper } from '../../ui/fileKeeper';
import { SideCard } from '../../ui/SideCard';
import { SideCardNotice } from '../../ui/SideCardNotice';
import { resumeIntents, selectResume } from '../../workflows/resume';
import { fileProblem } from '../shared/fileProblem';
import { refusalText } from '../shared/refusalText';
import { ResumeContent } from './ResumeContent';
import './resume.css';

/** What the file picker offers first; the server looks at the content. */
const PDF_FILES = '.pdf,application/pdf';

const problems = {
  required: 'resume.problem.required',
  notAPdf: 'resume.problem.notAPdf',
  tooLarge: 'resume.problem.tooLarge',
  gone: 'resume.problem.gone',
} as const;

/** A talent's resume: a PDF that is uploaded, shown or not, opened, replaced and removed. */
export function ResumeCard({ talentId }: { readonly talentId: string }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const dispatch = useDispatch();
  const keepFile = useFileKeeper();
  const question = useSelector((root: Parameters<typeof resumes.selectQuery>[0]) =>
    resumes.selectQuery(root, { talentId }),
  );
  const state = useSelector((root: Parameters<typeof selectResume>[0]) => selectResume(root, talentId));
  useEffect(() => {
    dispatch(resumeIntents.opened({ talentId }));
    return () => void dispatch(resumeIntents.closed({ talentId }));
  }, [dispatch, talentId]);
  const trouble = state.status === 'idle' ? state.trouble : null;

  return (
    <SideCard
      title={formatMessage({ id: 'resume.title' })}
      choice={{
        label: formatMessage({ id: 'resume.file' }),
        accept: PDF_FILES,
        onFile: (file) => dispatch(resumeIntents.fileChosen({ talentId, file: file && keepFile(file) })),
      }}
      sending={
        state.status === 'uploading'
          ? {
              label: formatMessage({ id: 'resume.sending' }, { name: state.file.name }),
              sent: state.sent,
              size: state.file.size,
              onCancel: () => dispatch(resumeIntents.cancelled({ talentId })),
            }
          : undefined
      }
      trouble={
        trouble
          ? {
              text: fileProblem(intl, trouble.refusal, problems) ?? refusalText(intl, trouble.refusal),
              onRetry: trouble.again ? () => dispatch(resumeIntents.retried({ talentId })) : undefined,
              onDismiss: () => dispatch(resumeIntents.noticeDismissed({ talentId })),
            }
          : undefined
      }
    >
      {question.data ? (
        <ResumeContent talentId={talentId} resume={question.data} state={state} />
      ) : question.status === 'failed' ? (
        <SideCardNotice isTrouble onRetry={() => dispatch(resumes.reload({ talentId }))}>
          {formatMessage({ id: 'resume.loadFailed' })} {refusalText(intl, question.refusal)}
        </SideCardNotice>
      ) : (
        <div role="status" aria-label={formatMessage({ id: 'resume.loading' })}>
          <div className={`resume-skeleton ${Classes.SKELETON}`} />
        </div>
      )}
    </SideCard>
  );
}
