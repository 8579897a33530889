import { type FocusEvent, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { type OpenThing, presenceIntents } from '../../../workflows/records/presence';

/** Hears which field of a record has the keyboard. */
interface FollowsFocus {
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** Tells others that this is open here, as long as it is shown; what it returns goes on the element around its fields. */
export function usePresence({ thing, recordId }: Partial<OpenThing>): FollowsFocus {
  const dispatch = useDispatch();
  useEffect(() => {
    if (thing === undefined || recordId === undefined) return undefined;
    dispatch(presenceIntents.opened({ thing, recordId }));
    return () => void dispatch(presenceIntents.closed({ thing, recordId }));
  }, [dispatch, thing, recordId]);
  return {
    onFocus: ({ target }) => {
      if (recordId !== undefined) dispatch(presenceIntents.entered(fieldAround(target)));
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (recordId !== undefined && !currentTarget.contains(relatedTarget))
        dispatch(presenceIntents.entered(''));
    },
  };
}

const RECORD = 'record-';

/** The field that an element is of: by `data-field`, or by the id of the fields of a record page. */
function fieldAround(element: Element): string {
  const field = element.closest<HTMLElement>(`[data-field], [id^="${RECORD}"]`);
  return field?.dataset['field'] ?? field?.id.slice(RECORD.length) ?? '';
}
