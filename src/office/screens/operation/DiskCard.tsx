import { FormattedMessage, useIntl } from 'react-intl';
import type { Operation } from '../../../contract/scripts/operation';
import { bytesText } from '../../ui/bytesText';
import { OperationCard } from './OperationCard';

/** How full the disk is, and what of it stays free. */
export function DiskCard({ told }: { readonly told: Operation }) {
  const intl = useIntl();
  const { freeBytes, diskBytes, floorBytes } = told;
  const share = (bytes: number) => `${diskBytes === 0 ? 0 : (100 * bytes) / diskBytes}%`;
  return (
    <OperationCard title="operation.disk">
      <p className="operation-figure" data-look={freeBytes < floorBytes ? 'bad' : 'quiet'}>
        <strong>
          <FormattedMessage id="operation.disk.free" values={{ free: bytesText(intl, freeBytes) }} />
        </strong>{' '}
        <span className="gr-muted">
          <FormattedMessage id="operation.disk.of" values={{ all: bytesText(intl, diskBytes) }} />
        </span>
      </p>
      <span
        className="operation-bar operation-disk"
        aria-hidden="true"
        data-look={freeBytes < floorBytes ? 'bad' : 'busy'}
      >
        <span style={{ inlineSize: share(diskBytes - freeBytes) }} />
        <i style={{ insetInlineEnd: share(floorBytes) }} />
      </span>
      <p className="gr-muted">
        <FormattedMessage id="operation.disk.floor" values={{ floor: bytesText(intl, floorBytes) }} />
      </p>
    </OperationCard>
  );
}
