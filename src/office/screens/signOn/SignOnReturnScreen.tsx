import { Spinner } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useSearchParams } from 'react-router-dom';
import { signOnTroubles } from '../../../contract/entities/signOn';
import { selectSession } from '../../entities/session';
import { selectIsSpecialClient } from '../../entities/specialClient';
import { selectSignOn, signOnIntents } from '../../workflows/account/signOn';
import { DoorPage } from '../signIn/DoorPage';
import { goesOnTo } from '../signIn/wanted';

/** Where the provider leads back to: on to the page that was wanted, or to sign-in, which says why not. */
export default function SignOnReturnScreen() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const [query] = useSearchParams();
  const [isTold, setTold] = useState(false);
  const { status } = useSelector(selectSignOn);
  const session = useSelector(selectSession);
  const isSpecial = useSelector(selectIsSpecialClient);
  const path = query.get('path');
  const why = query.get('why');
  useEffect(() => {
    const trouble = signOnTroubles.find((each) => each === why) ?? 'failed';
    dispatch(signOnIntents.returned(path === null ? { why: trouble } : {}));
    setTold(true);
  }, [dispatch, path, why]);

  if (isTold && (status === 'refused' || status === 'turnedAway')) return <Navigate to="/signin" replace />;
  if (isTold && session && status !== 'entering')
    return <Navigate to={isSpecial ? '/cosmic-redirect' : goesOnTo(path)} replace />;
  return (
    <DoorPage title="signOn.entering">
      <Spinner aria-label={formatMessage({ id: 'utility.loading' })} />
    </DoorPage>
  );
}
