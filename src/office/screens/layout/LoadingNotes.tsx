import { Button, Callout } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectIsOutdated } from '../../entities/build';
import { selectStartFlag } from '../../entities/startFlag';
import { retryList, selectFailedLists } from '../../workflows/office/loading';
import { refusalText } from '../shared/refusalText';

/** What could not be loaded, each with why and a retry; that the start had an error; that a newer build is served. */
export function LoadingNotes() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const failed = useSelector(selectFailedLists);
  const startFlag = useSelector(selectStartFlag);
  const isOutdated = useSelector(selectIsOutdated);
  return (
    <div className="frame-notes" role="status">
      {!startFlag && (
        <Callout compact intent="danger">
          <FormattedMessage id="loading.startFlag" />
        </Callout>
      )}
      {failed.map(({ list, refusal }) => (
        <Callout key={list} compact intent="warning" className="frame-note">
          <FormattedMessage
            id="loading.failed"
            values={{
              list: intl.formatMessage({ id: `loading.list.${list}` }),
              reason: refusalText(intl, refusal),
            }}
          />
          <Button size="small" variant="outlined" onClick={() => dispatch(retryList(list))}>
            <FormattedMessage id="action.tryAgain" />
          </Button>
        </Callout>
      ))}
      {isOutdated && (
        <Callout compact intent="primary" className="frame-note">
          <FormattedMessage id="layout.outdated" />
          <a href="">
            <FormattedMessage id="action.reload" />
          </a>
        </Callout>
      )}
    </div>
  );
}
