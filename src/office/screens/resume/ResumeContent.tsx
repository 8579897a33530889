import { Document } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { ChooseFile } from '../../ui/FileDrop';
import { Told } from '../../ui/Told';
import { selectFormerResume } from '../../workflows/talents/resume';
import type { KnownResumeProps } from './known';
import { ResumeFile } from './ResumeFile';
import { ResumeUndo } from './ResumeUndo';
import { ForStaff } from '../shared/ForStaff';
import { useMayChange } from '../shared/useMay';
import { useSelected } from '../shared/useSelected';

/** What became of the last change, and the resume that is there or the way to add one. */
export function ResumeContent({ talentId, resume, state }: KnownResumeProps) {
  const { formatMessage } = useIntl();
  const mayChange = useMayChange();
  const former = useSelected(selectFormerResume, talentId);
  const hasTrouble = state.status === 'idle' && state.trouble !== null;
  const isAdding = state.status === 'changing' && state.change.kind !== 'remove';
  return (
    <>
      <Told>{former && !hasTrouble && <ResumeUndo talentId={talentId} former={former} />}</Told>
      {resume.fileName !== '' ? (
        <ResumeFile talentId={talentId} resume={resume} state={state} />
      ) : (
        state.status !== 'uploading' && (
          <div className="side-card-empty">
            <Document size={20} aria-hidden className="gr-muted" />
            <p>{formatMessage({ id: 'resume.none' }, { mayChange })}</p>
            <ForStaff>
              <ChooseFile
                text={formatMessage({ id: isAdding ? 'resume.keeping' : 'resume.choose' })}
                disabled={isAdding}
              />
              <p className="gr-muted side-card-note">{formatMessage({ id: 'resume.limits' })}</p>
            </ForStaff>
          </div>
        )
      )}
    </>
  );
}
