import { Document } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { ChooseFile } from '../../ui/FileDrop';
import type { KnownResumeProps } from './known';
import { ResumeFile } from './ResumeFile';
import { ResumeUndo } from './ResumeUndo';

/** What became of the last change, and the resume that is there or the way to add one. */
export function ResumeContent({ talentId, resume }: KnownResumeProps) {
  const { formatMessage } = useIntl();
  const isAdding = resume.status === 'changing' && resume.change.kind !== 'remove';
  return (
    <>
      {resume.status === 'ready' && !resume.trouble && resume.former && (
        <ResumeUndo talentId={talentId} former={resume.former} />
      )}
      {resume.resume.fileName !== '' ? (
        <ResumeFile talentId={talentId} resume={resume} />
      ) : (
        resume.status !== 'uploading' && (
          <div className="side-card-empty">
            <Document size={20} aria-hidden className="gr-muted" />
            <p>{formatMessage({ id: 'resume.none' })}</p>
            <ChooseFile
              text={formatMessage({ id: isAdding ? 'resume.keeping' : 'resume.choose' })}
              disabled={isAdding}
            />
            <p className="gr-muted side-card-note">{formatMessage({ id: 'resume.limits' })}</p>
          </div>
        )
      )}
    </>
  );
}
