import { Dialog, DialogBody } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectSession } from '../../entities/session';
import { SignInForm } from './SignInForm';
import './signIn.css';

interface SignInAgainDialogProps {
  readonly title: string;
  /** What stands above the form. */
  readonly children: ReactNode;
  /** A second button beside "Sign in". */
  readonly secondary: ReactNode;
  /** Nobody else may sign in here. */
  readonly isLoginFixed?: boolean;
  /** What the button says. */
  readonly submit?: FormatjsIntl.Message['ids'];
}

/** Stands over the page, which waits, until its person has signed in again in place. */
export function SignInAgainDialog({ title, children, ...form }: SignInAgainDialogProps) {
  const session = useSelector(selectSession);
  return (
    <Dialog
      isOpen
      title={title}
      isCloseButtonShown={false}
      canEscapeKeyClose={false}
      canOutsideClickClose={false}
      className="session-ended"
    >
      <DialogBody>
        {children}
        <SignInForm login={session?.staff.email ?? ''} {...form} />
      </DialogBody>
    </Dialog>
  );
}
