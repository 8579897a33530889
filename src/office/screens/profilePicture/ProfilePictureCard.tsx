import { Button } from '@blueprintjs/core';
import { Media, Trash, Upload } from '@blueprintjs/icons';
import { lazy, Suspense, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { profilePictureAddress } from '../../../contract/rules/thumbnail';
import { selectAddresses } from '../../entities/addresses';
import { selectTalent } from '../../entities/talents';
import { ChooseFile } from '../../ui/FileDrop';
import { SideCard } from '../../ui/SideCard';
import { Told } from '../../ui/Told';
import {
  profilePictureIntents,
  selectFormerPicture,
  selectHasPictureArrived,
  selectProfilePicture,
  selectShownPicture,
} from '../../workflows/talents/profilePicture';
import { PICTURE_FILES, type PictureTexts } from '../shared/pictureFiles';
import { useSelected } from '../shared/useSelected';
import { useSlot } from '../shared/useSlot';
import { PicturePreview } from './PicturePreview';
import { PictureUndo } from './PictureUndo';
import { ForStaff } from '../shared/ForStaff';
import './profilePicture.css';

const PictureDialog = lazy(() => import('./PictureDialog'));

const problems: PictureTexts = {
  required: 'profilePicture.problem.required',
  notAPicture: 'profilePicture.problem.notAPicture',
  tooLarge: 'profilePicture.problem.tooLarge',
  tooManyPixels: 'profilePicture.problem.tooManyPixels',
  tookTooLong: 'profilePicture.problem.tookTooLong',
  gone: 'profilePicture.problem.gone',
};

const texts = { choose: 'profilePicture.file', sending: 'profilePicture.sending', problems } as const;

type Root = Parameters<typeof selectShownPicture>[0] & Parameters<typeof selectTalent>[0];

/** The picture behind the head of a talent's page: one of the talent's films, or one of the talent's own. */
export function ProfilePictureCard({ talentId }: { readonly talentId: string }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const addresses = useSelector(selectAddresses);
  const state = useSelected(selectProfilePicture, talentId);
  const former = useSelected(selectFormerPicture, talentId);
  const shown = useSelector((root: Root) => {
    const talent = selectTalent(root, talentId);
    return talent ? selectShownPicture(root, talent) : '';
  });
  useEffect(() => {
    dispatch(profilePictureIntents.opened({ talentId }));
    return () => void dispatch(profilePictureIntents.closed({ talentId }));
  }, [dispatch, talentId]);
  const slot = useSlot({
    place: { talentId },
    intents: profilePictureIntents,
    accept: PICTURE_FILES,
    sending: state?.status === 'uploading' ? state : undefined,
    refused: state?.status === 'refused' ? state : undefined,
    selectHasArrived: selectHasPictureArrived,
    texts,
  });
  const isBusy = state === undefined || state.status === 'saving' || state.status === 'uploading';

  return (
    <SideCard title={formatMessage({ id: 'profilePicture.title' })} {...slot}>
      <Told>{former !== null && <PictureUndo talentId={talentId} />}</Told>
      {state?.status !== 'uploading' && (
        <PicturePreview src={profilePictureAddress(addresses, shown)} isSaving={state?.status === 'saving'} />
      )}
      <ForStaff>
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
      </ForStaff>
      <Suspense>
        {state?.status === 'choosing' && (
          <PictureDialog talentId={talentId} filmId={state.filmId} shown={shown} />
        )}
      </Suspense>
    </SideCard>
  );
}
