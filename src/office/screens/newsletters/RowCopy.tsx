import { Duplicate } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Newsletter } from '../../../contract/entities/newsletter';
import { newsletterCopyIntents } from '../../workflows/newsletters/newsletterCopy';
import { RowButton } from '../shared/list/RowButton';
import { ForStaff } from '../shared/ForStaff';

interface RowCopyProps {
  readonly newsletter: Newsletter;
  readonly tabIndex: number;
}

const duplicate = <Duplicate />;

/** Begins a new newsletter with what stands in this one. */
export function RowCopy({ newsletter: { newsletterId, title }, tabIndex }: RowCopyProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  return (
    <ForStaff>
      <RowButton
        icon={duplicate}
        label={formatMessage({ id: 'newsletters.copy' }, { title })}
        tabIndex={tabIndex}
        onPress={() => dispatch(newsletterCopyIntents.requested({ newsletterId }))}
      />
    </ForStaff>
  );
}
