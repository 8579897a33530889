import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import { focusContent } from '../ports/page';
import { describeError } from '../ports/scriptErrors';
import FaultScreen from '../screens/utility/FaultScreen';
import { scriptErrorsIntents } from '../workflows/office/scriptErrors';

/**
 * Stands where a screen failed to draw or to load, until the person goes elsewhere, or there once more; tells the global
 * alert of spec section 8.
 */
export function ScreenFault() {
  const error = useRouteError();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const { state } = useNavigation();
  useEffect(() => {
    dispatch(scriptErrorsIntents.scriptFailed(describeError(error)));
  }, [dispatch, error]);
  // What was tried again stands there then, and the button that had the keyboard is gone.
  useEffect(() => focusContent, []);
  // The address once more: its code is fetched anew, and what failed to draw is drawn anew.
  const tryAgain = () => void navigate(location, { replace: true });
  return <FaultScreen isTrying={state !== 'idle'} onTryAgain={tryAgain} />;
}
