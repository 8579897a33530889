import { Button } from '@blueprintjs/core';
import { Undo } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { type Activity, isOfDeed } from '../../../contract/entities/activity';
import { activityPutBackIntents } from '../../workflows/activity/activityPutBack';
import { FieldValue } from './FieldValue';
import { useActivityWords } from './useActivityWords';

interface ChangedFieldsProps {
  readonly row: Activity;
  /** What the thing is called. */
  readonly name: string;
}

/** The fields of a change before and after, each to be put back; of what a change tells of itself there is no other value. */
export function ChangedFields({ row: { activityId, at, script, changes }, name }: ChangedFieldsProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { fieldName } = useActivityWords();
  return (
    <table className="activity-fields">
      <thead className="gr-visually-hidden">
        <tr>
          {(['field', 'before', 'after', 'putBack'] as const).map((column) => (
            <th key={column} scope="col">
              {formatMessage({ id: `activity.column.${column}` })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => {
          const { field, before, after, canPutBack } = change;
          const label = fieldName(field);
          return (
            <tr key={field}>
              <th scope="row">{label}</th>
              {isOfDeed(script, field) ? (
                <td colSpan={2}>
                  <FieldValue field={field} text={before} />
                </td>
              ) : (
                <>
                  <td className="activity-before">
                    <FieldValue field={field} text={before} />
                  </td>
                  <td className="activity-after">
                    {after === undefined ? (
                      <span className="gr-muted">{formatMessage({ id: 'activity.notKnown' })}</span>
                    ) : (
                      <FieldValue field={field} text={after} />
                    )}
                  </td>
                </>
              )}
              <td className="activity-back">
                {canPutBack && (
                  <Button
                    size="small"
                    variant="minimal"
                    icon={<Undo />}
                    title={formatMessage({ id: 'activity.putBack' })}
                    aria-label={formatMessage({ id: 'activity.putBackField' }, { field: label })}
                    onClick={() =>
                      dispatch(activityPutBackIntents.opened({ activityId, at, title: name, change }))
                    }
                  />
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
