import { useIntl } from 'react-intl';
import { deviceOf } from './deviceOf';

/** What a browser says of itself → how people call it, in their language. */
export function useDeviceName(): (userAgent: string) => string {
  const { formatMessage } = useIntl();
  return (userAgent) => {
    const { browser, system } = deviceOf(userAgent);
    return browser
      ? formatMessage({ id: 'profile.device' }, { browser, system: system ?? 'none' })
      : formatMessage({ id: 'profile.deviceUnknown' });
  };
}
