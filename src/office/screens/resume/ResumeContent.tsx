import { Document } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { FileButton } from '../../ui/FileButton';
import { SendingFile } from '../../ui/SendingFile';
import { resumeIntents } from '../../workflows/resume';
import { type KnownResumeProps, PDF_FILES } from './known';
import { ResumeFile } from './ResumeFile';
import { ResumeNotices } from './ResumeNotices';

/** What became of the last change, the file on its way, and the resume that is there or the way to add one. */
export function ResumeContent({ talentId, resume, onFile }: KnownResumeProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const isAdding = resume.status === 'changing' && resume.change.kind !== 'remove';
  return (
    <>
      {resume.status === 'ready' && <ResumeNotices talentId={talentId} resume={resume} />}
      {resume.status === 'uploading' && (
        <SendingFile
          label={formatMessage({ id: 'resume.sending' }, { name: resume.file.name })}
          sent={resume.sent}
          size={resume.file.size}
          onCancel={() => dispatch(resumeIntents.cancelled({ talentId }))}
        />
      )}
      {resume.resume.fileName !== '' ? (
        <ResumeFile talentId={talentId} resume={resume} onFile={onFile} />
      ) : (
        resume.status !== 'uploading' && (
          <div className="side-card-empty">
            <Document size={20} aria-hidden className="gr-muted" />
            <p>{formatMessage({ id: 'resume.none' })}</p>
            <FileButton
              label={formatMessage({ id: 'resume.file' })}
              accept={PDF_FILES}
              text={formatMessage({ id: isAdding ? 'resume.keeping' : 'resume.choose' })}
              disabled={isAdding}
              onFile={onFile}
            />
            <p className="gr-muted side-card-note">{formatMessage({ id: 'resume.limits' })}</p>
          </div>
        )
      )}
    </>
  );
}
