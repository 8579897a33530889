import { Document } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { FileButton } from '../../ui/FileButton';
import { SendingFile } from '../../ui/SendingFile';
import { resumeIntents, type ResumeState } from '../../workflows/resume';
import { ResumeFile } from './ResumeFile';
import { ResumeNotices } from './ResumeNotices';

/** What the file picker offers first; the server looks at the content. */
export const PDF_FILES = '.pdf,application/pdf';

export interface ResumeContentProps {
  readonly talentId: string;
  readonly resume: Exclude<ResumeState, { readonly status: 'loading' | 'failed' }>;
  readonly onFile: (file: File | null) => void;
}

/** What became of the last change, the file on its way, and the resume that is there or the way to add one. */
export function ResumeContent({ talentId, resume, onFile }: ResumeContentProps) {
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
