import { AnchorButton } from '@blueprintjs/core';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Brand } from '../../ui/Brand';
import './utility.css';
import { EmptyState } from '../../ui/EmptyState';

type Page = 'notFound' | 'fault' | 'maintenance';

interface UtilityPageProps {
  readonly page: Page;
  readonly icon: ReactElement;
  /** Stands before the way to the dashboard. */
  readonly children?: ReactElement;
}

/** A page that says one thing and leads back to the dashboard. */
export function UtilityPage({ page, icon, children }: UtilityPageProps) {
  return (
    <main className="utility">
      <Brand />
      <EmptyState
        icon={icon}
        level={1}
        title={<FormattedMessage id={`utility.${page}Title`} />}
        description={<FormattedMessage id={`utility.${page}Text`} />}
        action={
          <div className="utility-ways">
            {children}
            <AnchorButton href="/app/dashboard" intent={children ? 'none' : 'primary'}>
              <FormattedMessage id="utility.toDashboard" />
            </AnchorButton>
          </div>
        }
      />
    </main>
  );
}
