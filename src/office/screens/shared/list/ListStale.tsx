import { Button, Callout } from '@blueprintjs/core';
import { Refresh } from '@blueprintjs/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { ListWorkflow } from '../../../workflows/tables/lists';
import { refusalText } from '../refusalText';
import { useOfList } from './useShown';

/** Says that the list could not be loaded anew: what is shown may be out of date. */
export function ListStale({
  workflow,
}: {
  readonly workflow: Pick<ListWorkflow<unknown>, 'selectQuery' | 'reload'>;
}) {
  const query = useOfList(workflow.selectQuery);
  const dispatch = useDispatch();
  const intl = useIntl();
  if (query.status !== 'failed' || query.data === null) return null;
  return (
    <Callout intent="warning" className="list-note" compact role="alert">
      <FormattedMessage id="list.stale" values={{ reason: refusalText(intl, query.refusal) }} />
      <Button size="small" variant="outlined" icon={<Refresh />} onClick={() => dispatch(workflow.reload())}>
        <FormattedMessage id="list.reload" />
      </Button>
    </Callout>
  );
}
