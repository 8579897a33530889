import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { focusContent } from '../ports/page';
import { describeError } from '../ports/scriptErrors';
import FaultScreen from '../screens/utility/FaultScreen';
import { scriptErrorsIntents } from '../workflows/scriptErrors';

/** Stands where a screen failed to draw, and tells the global alert of spec section 8; it can be tried again. */
export function ScreenFault({ error }: { readonly error: unknown }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const [isTrying, setIsTrying] = useState(false);
  useEffect(() => {
    setIsTrying(false);
    dispatch(scriptErrorsIntents.scriptFailed(describeError(error)));
  }, [dispatch, error]);
  // What was tried again stands there then, and the button that had the keyboard is gone.
  useEffect(() => focusContent, []);
  // The address once more: its code is fetched anew, and what failed to draw is drawn anew.
  const tryAgain = () => {
    setIsTrying(true);
    void navigate(location, { replace: true });
  };
  return <FaultScreen isTrying={isTrying} onTryAgain={tryAgain} />;
}
