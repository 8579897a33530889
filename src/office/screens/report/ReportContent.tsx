import { Document, EyeOff, Lock } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ReportState } from '../../workflows/office/report';
import { screenText } from './screenText';

type Facts = Extract<ReportState, { status: 'ready' }>['facts'];

/** In plain words: what the file holds, what is masked in it, and that it goes nowhere by itself. */
export function ReportContent({ facts }: { readonly facts: Facts }) {
  const intl = useIntl();
  const { minutes, actions, paths, errors, reloads } = facts;
  const screens = [...new Set(paths.map((path) => screenText(intl, path)))];
  return (
    <>
      <Part icon={<Document />}>
        <p>
          <FormattedMessage id="report.holds" values={{ minutes, actions }} />
        </p>
        {screens.length > 0 && (
          <p>
            <FormattedMessage id="report.screens" values={{ screens: intl.formatList(screens) }} />
          </p>
        )}
        {reloads > 0 && (
          <p>
            <FormattedMessage id="report.reloads" values={{ reloads }} />
          </p>
        )}
        {errors > 0 && (
          <p>
            <FormattedMessage id="report.errors" values={{ errors }} />
          </p>
        )}
        <p>
          <FormattedMessage id="report.data" />
        </p>
      </Part>
      <Part icon={<EyeOff />}>
        <p>
          <FormattedMessage id="report.masked" />
        </p>
      </Part>
      <Part icon={<Lock />}>
        <p>
          <FormattedMessage id="report.stays" />
        </p>
      </Part>
    </>
  );
}

function Part({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="report-part">
      {icon}
      <div>{children}</div>
    </div>
  );
}
