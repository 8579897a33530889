import { Classes } from '@blueprintjs/core';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useFileKeeper } from '../../ui/fileKeeper';
import { SideCard } from '../../ui/SideCard';
import { SideCardNotice } from '../../ui/SideCardNotice';
import { resumeIntents, selectResume } from '../../workflows/resume';
import { refusalText } from '../shared/refusalText';
import { ResumeContent } from './ResumeContent';
import './resume.css';

/** A talent's resume: a PDF that is uploaded, shown or not, opened, replaced and removed. */
export function ResumeCard({ talentId }: { readonly talentId: string }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const keepFile = useFileKeeper();
  const resume = useSelector((state: Parameters<typeof selectResume>[0]) => selectResume(state, talentId));
  useEffect(() => {
    dispatch(resumeIntents.opened({ talentId }));
    return () => void dispatch(resumeIntents.closed({ talentId }));
  }, [dispatch, talentId]);
  const take = (file: File | null) =>
    dispatch(resumeIntents.fileChosen({ talentId, file: file && keepFile(file) }));

  return (
    <SideCard title={intl.formatMessage({ id: 'resume.title' })} onFile={take}>
      {resume === undefined || resume.status === 'loading' ? (
        <div role="status" aria-label={intl.formatMessage({ id: 'resume.loading' })}>
          <div className={`resume-skeleton ${Classes.SKELETON}`} />
        </div>
      ) : resume.status === 'failed' ? (
        <SideCardNotice isTrouble onRetry={() => dispatch(resumeIntents.loadRequested({ talentId }))}>
          {intl.formatMessage({ id: 'resume.loadFailed' })} {refusalText(intl, resume.refusal)}
        </SideCardNotice>
      ) : (
        <ResumeContent talentId={talentId} resume={resume} onFile={take} />
      )}
    </SideCard>
  );
}
