import SignInScreen from '../signIn/SignInScreen';
import { SignOnWay } from './SignOnWay';

/** Sign-in where there are two ways: by a provider, and by a password. */
export default function SignOnScreen() {
  return (
    <SignInScreen>
      <SignOnWay />
    </SignInScreen>
  );
}
