import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectFileRefusal, uploadIntents } from '../../workflows/films/uploads';
import { NamedAlert } from '../../ui/NamedAlert';

/** The alerts of spec sections 5 and 8 about a file that is not taken, with what to do. */
export default function FileRefusalAlert() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const refusal = useSelector(selectFileRefusal);
  return (
    <NamedAlert
      isOpen={refusal !== null}
      intent="danger"
      canEscapeKeyCancel
      canOutsideClickCancel
      confirmButtonText={formatMessage({ id: 'action.ok' })}
      onConfirm={() => dispatch(uploadIntents.fileRefusalDismissed())}
    >
      {refusal !== null && (
        <>
          <p className="file-refusal">
            <strong>{formatMessage({ id: `uploads.refusal.${refusal}` })}</strong>
          </p>
          <p>{formatMessage({ id: `uploads.refusalHelp.${refusal}` })}</p>
        </>
      )}
    </NamedAlert>
  );
}
