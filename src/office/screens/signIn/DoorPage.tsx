import { H1 } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Brand } from '../../ui/Brand';
import { LanguageSelect } from '../shared/LanguageSelect';
import { ThemeSelect } from '../shared/ThemeSelect';
import './signIn.css';

interface DoorPageProps {
  readonly title: FormatjsIntl.Message['ids'];
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** A page of who is not signed in: a card with one thing to do, and below it the language and the look of the office. */
export function DoorPage({ title, lead, children }: DoorPageProps) {
  return (
    <main className="sign-in">
      <div className="sign-in-card">
        <Brand />
        <H1 className="sign-in-title">
          <FormattedMessage id={title} />
        </H1>
        {lead && <p className="gr-muted">{lead}</p>}
        {children}
      </div>
      <footer className="sign-in-footer">
        <LanguageSelect />
        <ThemeSelect />
      </footer>
    </main>
  );
}
