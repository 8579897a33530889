import { type ReactNode, useMemo } from 'react';
import { type IntlShape, RawIntlProvider, useIntl } from 'react-intl';
import { isolate } from '../../contract/rules/isolate';

type Format = (message: object, values?: Readonly<Record<string, unknown>>, ...rest: unknown[]) => unknown;

const isolated = (value: unknown) => (typeof value === 'string' ? isolate(value) : value);

/** A title or a name that runs from right to left does not scramble the sentences that it is put into. */
export function IsolatedValues({ children }: { readonly children: ReactNode }) {
  const intl = useIntl();
  const isolating = useMemo(() => {
    const format = intl.formatMessage as Format;
    const formatMessage: Format = (message, values, ...rest) =>
      format(
        message,
        values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolated(value)])),
        ...rest,
      );
    return { ...intl, formatMessage } as unknown as IntlShape;
  }, [intl]);
  return <RawIntlProvider value={isolating}>{children}</RawIntlProvider>;
}
