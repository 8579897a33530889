import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { accountChangeIntents, selectAccountChange } from '../../workflows/account/accountChange';
import { Told } from '../../ui/Told';
import { ClosableNote } from '../shared/ClosableNote';

/** What came of a change of the own account. */
export function AccountNote() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const state = useSelector(selectAccountChange);
  if (state.status !== 'told') return <Told />;
  const { changed } = state;
  const text =
    changed.kind === 'address'
      ? formatMessage(
          { id: changed.isMailed ? 'profile.told.addressMailed' : 'profile.told.address' },
          { email: changed.email },
        )
      : formatMessage({ id: `profile.told.${changed.kind}` });
  return (
    <Told>
      <ClosableNote intent="success" onClose={() => dispatch(accountChangeIntents.closed())}>
        {text}
      </ClosableNote>
    </Told>
  );
}
