import { Button } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { hasFailedToEncode, needsOtherFile, type Upload, uploadIntents } from '../../workflows/films/uploads';
import { ChooseFileButton } from './ChooseFileButton';
import { EncodeAgain } from './EncodeAgain';
import { ReplaceFileOf } from './ReplaceFile';
import { useEncoding } from '../shared/useEncoding';

interface UploadActionsProps {
  readonly upload: Upload;
  readonly takesFileAs?: string | undefined;
}

/** What can be done about an upload where it stands: try again, choose its file again or another, encode again. */
export function UploadActions({ upload, takesFileAs }: UploadActionsProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { uploadKey } = upload;
  const { name } = upload.file;
  const encoding = useEncoding(upload.processId);
  if (upload.status === 'error' || upload.status === 'notUploading') {
    const disabled = upload.status === 'error';
    if (upload.trouble === 'fileNeeded' || upload.trouble === 'fileGone')
      return (
        <ChooseFileButton
          uploadKey={uploadKey}
          size="small"
          disabled={disabled}
          text={formatMessage({ id: 'uploads.chooseAgain' })}
          aria-label={formatMessage({ id: 'uploads.chooseAgainOf' }, { name })}
        />
      );
    return (
      <Button
        size="small"
        disabled={disabled}
        text={formatMessage({ id: 'action.tryAgain' })}
        aria-label={formatMessage({ id: 'uploads.tryAgainOf' }, { name })}
        onClick={() => dispatch(uploadIntents.restarted({ uploadKey }))}
      />
    );
  }
  if (hasFailedToEncode(upload, encoding)) {
    if (needsOtherFile(upload, encoding))
      return takesFileAs === undefined ? (
        <ReplaceFileOf upload={upload} />
      ) : (
        <ChooseFileButton
          uploadKey={takesFileAs}
          size="small"
          text={formatMessage({ id: 'uploads.chooseAnother' })}
        />
      );
    return <EncodeAgain processId={upload.processId} title={name} />;
  }
  return null;
}
