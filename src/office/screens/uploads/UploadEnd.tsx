import { Button } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { type Upload, uploadIntents } from '../../workflows/films/uploads';
import { NamedAlert } from '../../ui/NamedAlert';

/** Ends an upload, or takes one that has come to its end off the list. One whose file is on its way asks first. */
export function UploadEnd({ upload }: { readonly upload: Upload }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const [isAsked, setAsked] = useState(false);
  const { uploadKey, processId, file, status } = upload;
  if (status === 'cancelling') return null;
  const isRunning = status === 'uploading';
  const { name } = file;
  const cancel = () => dispatch(uploadIntents.cancelled({ uploadKey }));
  const end = () => {
    if (isRunning) setAsked(true);
    else if (status === 'done') dispatch(uploadIntents.dismissed({ uploadKey, processId }));
    else cancel();
  };
  return (
    <>
      <Button
        size="small"
        variant="minimal"
        icon={<Cross />}
        aria-label={formatMessage({ id: status === 'done' ? 'uploads.dismiss' : 'uploads.cancel' }, { name })}
        onClick={end}
      />
      <NamedAlert
        isOpen={isAsked && isRunning}
        intent="danger"
        canEscapeKeyCancel
        cancelButtonText={formatMessage({ id: 'uploads.goOn' })}
        confirmButtonText={formatMessage({ id: 'uploads.cancelIt' })}
        onCancel={() => setAsked(false)}
        onConfirm={cancel}
      >
        <p>{formatMessage({ id: 'uploads.cancelQuestion' }, { name })}</p>
      </NamedAlert>
    </>
  );
}
