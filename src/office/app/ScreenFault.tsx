import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { describeError } from '../ports/scriptErrors';
import FaultScreen from '../screens/utility/FaultScreen';
import { scriptErrorsIntents } from '../workflows/scriptErrors';

/** Stands where a screen failed to draw, and tells the global alert of spec section 8. */
export function ScreenFault({ error }: { readonly error: unknown }) {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(scriptErrorsIntents.scriptFailed(describeError(error)));
  }, [dispatch, error]);
  return <FaultScreen />;
}
