import { Button, Switch } from '@blueprintjs/core';
import { Document, Trash, Upload } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { resumeAddress } from '../../../contract/rules/media';
import { selectAddresses } from '../../entities/addresses';
import { bytesText } from '../../ui/bytesText';
import { ChooseFile } from '../../ui/FileDrop';
import { resumeIntents } from '../../workflows/talents/resume';
import { useClock } from '../shared/clock';
import type { KnownResumeProps } from './known';
import { ForStaff } from '../shared/ForStaff';

/** The resume that is there: opened by its name, shown on the website or not, replaced, removed. */
export function ResumeFile({ talentId, resume, state }: KnownResumeProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const clock = useClock();
  const { media } = useSelector(selectAddresses);
  const { fileName, originalName, size, addedAt, online = true } = resume;
  const change = state.status === 'changing' ? state.change : undefined;
  const isBusy = state.status !== 'idle';
  const name = originalName || fileName;
  const details = [
    ...(size === undefined ? [] : [bytesText(intl, size)]),
    ...(addedAt === undefined
      ? []
      : [intl.formatMessage({ id: 'resume.added' }, { date: clock.text(addedAt, 'date') })]),
  ];
  return (
    <>
      <div className="resume-file">
        <Document size={20} aria-hidden className="gr-muted" />
        <div>
          <a
            href={resumeAddress(media, talentId)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={intl.formatMessage({ id: 'resume.open' }, { name })}
          >
            {name}
          </a>
          {details.length > 0 && <p className="gr-muted side-card-note">{details.join(' · ')}</p>}
        </div>
      </div>
      <ForStaff>
        <Switch
          className="resume-switch"
          checked={change?.kind === 'switch' ? change.online : online}
          label={intl.formatMessage({ id: 'resume.shown' })}
          disabled={isBusy && change?.kind !== 'switch'}
          onChange={({ currentTarget }) =>
            dispatch(resumeIntents.switched({ talentId, online: currentTarget.checked }))
          }
        />
        <div className="side-card-actions">
          <ChooseFile
            size="small"
            icon={<Upload />}
            text={intl.formatMessage({ id: 'resume.replace' })}
            disabled={isBusy}
          />
          <Button
            size="small"
            variant="minimal"
            icon={<Trash />}
            text={intl.formatMessage({ id: 'resume.remove' })}
            disabled={isBusy && change?.kind !== 'remove'}
            loading={change?.kind === 'remove'}
            onClick={() => dispatch(resumeIntents.removeRequested({ talentId }))}
          />
        </div>
      </ForStaff>
    </>
  );
}
