import { Button } from '@blueprintjs/core';
import { Media, Trash, Upload } from '@blueprintjs/icons';
import { lazy, Suspense, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { profilePictureAddress } from '../../../contract/rules/thumbnail';
import { selectAddresses } from '../../entities/configuration';
import { selectTalent } from '../../entities/talents';
import { ChooseFile } from '../../ui/FileDrop';
import { useFileKeeper } from '../../ui/fileKeeper';
import { SideCard } from '../../ui/SideCard';
import {
  profilePictureIntents,
  selectProfilePicture,
  selectShownPicture,
} from '../../workflows/profilePicture';
import { fileProblem } from '../shared/fileProblem';
import { PICTURE_FILES, type PictureTexts } from '../shared/pictureFiles';
import { refusalText } from '../shared/refusalText';
import { PicturePreview } from './PicturePreview';
import { PictureUndo } from './PictureUndo';
import './profilePicture.css';

const PictureDialog = lazy(() => import('./PictureDialog'));

const problems: PictureTexts = {
  required: 'profilePicture.problem.required',
  notAPicture: 'profilePicture.problem.notAPicture',
  tooLarge: 'profilePicture.problem.tooLarge',
  tooManyPixels: 'profilePicture.problem.tooManyPixels',
  gone: 'profilePicture.problem.gone',
};

type Root = Parameters<typeof selectShownPicture>[0] & Parameters<typeof selectTalent>[0];

/** The picture behind the head of a talent's page: one of the talent's films, or one of the talent's own. */
export function ProfilePictureCard({ talentId }: { readonly talentId: string }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const dispatch = useDispatch();
  const keepFile = useFileKeeper();
  const { media } = useSelector(selectAddresses);
  const state = useSelector((root: Root) => selectProfilePicture(root, talentId));
  const shown = useSelector((root: Root) => {
    const talent = selectTalent(root, talentId);
    return talent ? selectShownPicture(root, talent) : '';
  });
  useEffect(() => {
    dispatch(profilePictureIntents.opened({ talentId }));
    return () => void dispatch(profilePictureIntents.closed({ talentId }));
  }, [dispatch, talentId]);
  const isBusy = state === undefined || state.status === 'saving' || state.status === 'uploading';

  return (
    <SideCard
      title={formatMessage({ id: 'profilePicture.title' })}
      choice={{
        label: formatMessage({ id: 'profilePicture.file' }),
        accept: PICTURE_FILES,
        onFile: (file) =>
          dispatch(profilePictureIntents.fileChosen({ talentId, file: file && keepFile(file) })),
      }}
      sending={
        state?.status === 'uploading'
          ? {
              label: formatMessage({ id: 'profilePicture.sending' }, { name: state.file.name }),
              sent: state.sent,
              size: state.file.size,
              onCancel: () => dispatch(profilePictureIntents.cancelled({ talentId })),
            }
          : undefined
      }
      trouble={
        state?.status === 'refused'
          ? {
              text: fileProblem(intl, state.refusal, problems) ?? refusalText(intl, state.refusal),
              onRetry: state.again ? () => dispatch(profilePictureIntents.retried({ talentId })) : undefined,
              onDismiss: () => dispatch(profilePictureIntents.dismissed({ talentId })),
            }
          : undefined
      }
    >
      {state?.status === 'idle' && state.former !== null && <PictureUndo talentId={talentId} />}
      {state?.status !== 'uploading' && (
        <PicturePreview src={profilePictureAddress(media, shown)} isSaving={state?.status === 'saving'} />
      )}
      <div className="side-card-actions">
        <Button
          size="small"
          icon={<Media />}
          text={formatMessage({ id: 'profilePicture.choose' })}
          disabled={isBusy}
          onClick={() => dispatch(profilePictureIntents.chooserOpened({ talentId }))}
        />
        <ChooseFile
          size="small"
          icon={<Upload />}
          text={formatMessage({ id: 'profilePicture.upload' })}
          disabled={isBusy}
        />
        {shown !== '' && (
          <Button
            size="small"
            variant="minimal"
            icon={<Trash />}
            text={formatMessage({ id: 'profilePicture.remove' })}
            disabled={isBusy}
            onClick={() => dispatch(profilePictureIntents.chosen({ talentId, picture: '' }))}
          />
        )}
      </div>
      <Suspense>
        {state?.status === 'choosing' && (
          <PictureDialog talentId={talentId} filmId={state.filmId} shown={shown} />
        )}
      </Suspense>
    </SideCard>
  );
}
