import { AnchorButton, NonIdealState } from '@blueprintjs/core';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Brand } from '../../ui/Brand';
import './utility.css';

type Page = 'notFound' | 'fault' | 'maintenance';

interface UtilityPageProps {
  readonly page: Page;
  readonly icon: ReactElement;
}

/** A page that says one thing and leads back to the dashboard. */
export function UtilityPage({ page, icon }: UtilityPageProps) {
  return (
    <main className="utility">
      <Brand />
      <NonIdealState
        icon={icon}
        title={
          <h1 className="utility-title">
            <FormattedMessage id={`utility.${page}Title`} />
          </h1>
        }
        description={<FormattedMessage id={`utility.${page}Text`} />}
        action={
          <AnchorButton href="/app/dashboard" intent="primary">
            <FormattedMessage id="utility.toDashboard" />
          </AnchorButton>
        }
      />
    </main>
  );
}
