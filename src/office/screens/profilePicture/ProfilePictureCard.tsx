import { Button } from '@blueprintjs/core';
import { Media, Trash, Upload } from '@blueprintjs/icons';
import { lazy, Suspense, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { profilePictureAddress } from '../../../contract/rules/thumbnail';
import { selectAddresses } from '../../entities/configuration';
import { selectTalent } from '../../entities/talents';
import { FileButton } from '../../ui/FileButton';
import { useFileKeeper } from '../../ui/fileKeeper';
import { SendingFile } from '../../ui/SendingFile';
import { SideCard } from '../../ui/SideCard';
import {
  profilePictureIntents,
  selectProfilePicture,
  selectShownPicture,
} from '../../workflows/profilePicture';
import { PictureNotices } from './PictureNotices';
import { PicturePreview } from './PicturePreview';
import './profilePicture.css';

const PictureDialog = lazy(() => import('./PictureDialog'));

/** What the file picker offers first (spec section 5); the server looks at the content. */
const PICTURES = '.jpg,.jpeg,.png,image/jpeg,image/png';

type Root = Parameters<typeof selectShownPicture>[0] & Parameters<typeof selectTalent>[0];

/** The picture behind the head of a talent's page: one of the talent's films, or one of the talent's own. */
export function ProfilePictureCard({ talentId }: { readonly talentId: string }) {
  const { formatMessage } = useIntl();
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
  const take = (file: File | null) =>
    dispatch(profilePictureIntents.fileChosen({ talentId, file: file && keepFile(file) }));

  return (
    <SideCard title={formatMessage({ id: 'profilePicture.title' })} onFile={take}>
      {state && <PictureNotices talentId={talentId} state={state} />}
      {state?.status === 'uploading' ? (
        <SendingFile
          label={formatMessage({ id: 'profilePicture.sending' }, { name: state.file.name })}
          sent={state.sent}
          size={state.file.size}
          onCancel={() => dispatch(profilePictureIntents.cancelled({ talentId }))}
        />
      ) : (
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
        <FileButton
          size="small"
          icon={<Upload />}
          label={formatMessage({ id: 'profilePicture.file' })}
          accept={PICTURES}
          text={formatMessage({ id: 'profilePicture.upload' })}
          disabled={isBusy}
          onFile={take}
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
