import { FormattedMessage, useIntl } from 'react-intl';
import { type Held, heldFates } from '../../../contract/entities/personData';

const fates = ['goes', 'nameGoes', 'stays'] as const;

/** What goes, in what only the name goes, and what stays with the reason. */
export function Fates({ held }: { readonly held: readonly Held[] }) {
  const { formatMessage, formatNumber } = useIntl();
  return fates.map((fate) => {
    const things = held.filter(({ what }) => heldFates[what] === fate);
    if (things.length === 0) return null;
    return (
      <div key={fate} className="person-data-fate">
        <p>
          <FormattedMessage id={`personData.removal.${fate}`} />
        </p>
        <ul>
          {things.map(({ what, count }) => (
            <li key={what}>
              {formatMessage({ id: `personData.held.${what}` })}: {formatNumber(count)}
              {what in reasons && (
                <span className="gr-muted">
                  {' – '}
                  <FormattedMessage id={reasons[what as keyof typeof reasons]} />
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

/** Why something stays. */
const reasons = {
  uploads: 'personData.why.uploads',
  scheduled: 'personData.why.scheduled',
  sharedAddresses: 'personData.why.sharedAddresses',
  sharedName: 'personData.why.sharedName',
  shortName: 'personData.why.shortName',
} as const;
