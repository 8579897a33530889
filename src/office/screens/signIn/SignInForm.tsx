import { Button, Callout, FormGroup, InputGroup } from '@blueprintjs/core';
import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectSignIn, signInIntents } from '../../workflows/account/signIn';
import { useLastKnown } from '../shared/useLastKnown';
import { problemText } from './credentials';
import { FailureText } from './FailureText';
import { PasswordInput } from './PasswordInput';
import { refusalLines, SignInAlert } from './SignInAlert';
import { SubmitText } from './SubmitText';
import { useCredentials } from './useCredentials';

interface SignInFormProps {
  /** What the login begins with. */
  readonly login?: string;
  /** A second button beside "Sign in". */
  readonly secondary?: ReactNode;
  /** The login is not asked for. */
  readonly isLoginFixed?: boolean;
  readonly submit?: FormatjsIntl.Message['ids'];
}

/**
 * Login and password, and a code or a passkey once it is asked for. What was typed stays when a sign-in fails; after an alert the password has the focus, and why it was
 * refused stands there until something is typed.
 */
export function SignInForm({ login = '', secondary, isLoginFixed = false, submit: text }: SignInFormProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const state = useSelector(selectSignIn);
  const passwordRef = useRef<HTMLInputElement>(null);
  const codeRef = useRef<HTMLInputElement>(null);
  const asked = useLastKnown('code', state.status === 'codeAsked' ? state : undefined);
  const isCodeWrong = state.status === 'codeAsked' && state.why === 'wrongCode';
  const isBusy = state.status === 'signingIn';
  const isAlerting = state.status === 'refused' || state.status === 'unexplained';

  const { values, problems, change, leave, submit, byPasskey } = useCredentials(
    login,
    (credentials) => void dispatch(signInIntents.submitted(credentials)),
  );
  const loginProblem = problemText(intl, 'login', problems.login);
  const [edits, setEdits] = useState(0);
  const told = state.status === 'refused' ? refusalLines(intl, state.messages) : undefined;
  const refused = useLastKnown(`${edits}${isBusy}`, told);
  const passwordProblem = problemText(intl, 'password', problems.password) ?? (isAlerting ? '' : refused);
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    setEdits(edits + 1);
    change(event);
  };

  useEffect(() => {
    const password = passwordRef.current;
    return isAlerting ? () => password?.select() : undefined;
  }, [isAlerting]);
  useEffect(() => {
    if (state.status === 'codeAsked' && !state.passkeyOptions) codeRef.current?.select();
  }, [state]);

  return (
    <form className="sign-in-form" onSubmit={submit} noValidate>
      <FormGroup
        hidden={isLoginFixed}
        label={<FormattedMessage id="signIn.login" />}
        labelFor="login"
        intent={loginProblem ? 'danger' : 'none'}
        helperText={loginProblem && <span id="login-problem">{loginProblem}</span>}
      >
        <InputGroup
          id="login"
          name="login"
          size="large"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={login === ''}
          value={values.login}
          onChange={type}
          onBlur={leave}
          intent={loginProblem ? 'danger' : 'none'}
          aria-invalid={Boolean(loginProblem)}
          aria-describedby={loginProblem ? 'login-problem' : undefined}
        />
      </FormGroup>
      <PasswordInput
        name="password"
        label={<FormattedMessage id="signIn.password" />}
        autoComplete="current-password"
        size="large"
        inputRef={passwordRef}
        autoFocus={login !== ''}
        value={values.password}
        problem={passwordProblem || undefined}
        onChange={type}
        onBlur={leave}
      />
      {asked?.passkeyOptions && (
        <Button
          size="large"
          fill
          autoFocus
          disabled={isBusy}
          onClick={() => byPasskey(asked.passkeyOptions ?? '')}
        >
          <FormattedMessage id="signIn.passkey" />
        </Button>
      )}
      {asked && (
        <FormGroup
          label={<FormattedMessage id="signIn.code" />}
          labelFor="code"
          intent={isCodeWrong ? 'danger' : 'none'}
          helperText={
            <span id="code-note" role="status">
              <FormattedMessage id={`signIn.refused.${asked.why}`} />
            </span>
          }
        >
          <InputGroup
            id="code"
            name="secondFactorCode"
            size="large"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            inputRef={codeRef}
            value={values.secondFactorCode}
            onChange={type}
            intent={isCodeWrong ? 'danger' : 'none'}
            aria-invalid={isCodeWrong}
            aria-describedby="code-note"
          />
        </FormGroup>
      )}
      {state.status === 'failed' && (
        <Callout intent="warning" compact role="status" className="sign-in-failure">
          <FailureText why={state.why} />
        </Callout>
      )}
      <div className="sign-in-actions">
        <Button type="submit" intent="primary" size="large" fill disabled={isBusy} aria-busy={isBusy}>
          <SubmitText state={state} text={text} />
        </Button>
        {secondary}
      </div>
      {isAlerting && <SignInAlert state={state} onClose={() => void dispatch(signInIntents.dismissed())} />}
    </form>
  );
}
