import { useIntl } from 'react-intl';
import { compareTexts } from '../../../contract/rules/text';
import { useClock } from '../shared/clock';

/** When something happens next to a thing; nothing for what is not scheduled. */
export interface Times {
  readonly goesOutAt?: string | undefined;
  readonly goesOnAt?: string | undefined;
  readonly goesOffAt?: string | undefined;
}

/** Whether anything is scheduled. */
export const areTimes = ({ goesOutAt, goesOnAt, goesOffAt }: Times): boolean =>
  Boolean(goesOutAt || goesOnAt || goesOffAt);

/** Says what is scheduled for a thing and when, the earliest first. */
export function useTimesWords(): (times: Times) => string {
  const { formatMessage } = useIntl();
  const clock = useClock();
  return ({ goesOutAt = '', goesOnAt = '', goesOffAt = '' }) =>
    (
      [
        ['newsletters.scheduled', goesOutAt],
        ['site.goesOn', goesOnAt],
        ['site.goesOff', goesOffAt],
      ] as const
    )
      .filter(([, at]) => at !== '')
      .toSorted(([, one], [, other]) => compareTexts(one, other))
      .map(([id, at]) => formatMessage({ id }, { at: clock.text(at) }))
      .join(' · ');
}
