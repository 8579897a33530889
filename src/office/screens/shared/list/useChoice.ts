import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useRef } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { isDeleteKey } from '../deleteKey';
import { rowIndexOf } from '../rows/rowIndex';
import type { List } from './declaration';
import { useOfList } from './useShown';

/**
 * Choosing rows: the box of a row or Space on it, with Shift all up to it from the last one, Ctrl+A all that is found, Escape
 * none. The Delete key takes away. Takes the rows of the page, and which row of the whole list is its first.
 */
export function useChoice<Row extends Chosen, Chosen>(
  { workflow, rowsActions, remove }: List<Row, Chosen>,
  rows: readonly (Row | undefined)[],
  offset: number,
) {
  const dispatch = useDispatch();
  const { getState } = useStore<never>();
  const isChosen = useOfList(workflow.selectIsChosen);
  const shown = useRef(rows);
  /** The row from which a range begins. */
  const anchor = useRef<{ readonly id: string; readonly index: number } | null>(null);
  useEffect(() => {
    shown.current = rows;
  });

  const choose = useCallback(
    (index: number, isRange: boolean) => {
      const row = shown.current[index];
      if (row === undefined) return;
      const id = workflow.idOf(row);
      const from = anchor.current && placeOf(anchor.current, shown.current, workflow.idOf);
      anchor.current = { id, index };
      const [first, last] =
        isRange && from !== null ? [Math.min(from, index), Math.max(from, index)] : [index, index];
      const chosen = shown.current.slice(first, last + 1);
      if (workflow.chooseRange && chosen.includes(undefined))
        dispatch(workflow.chooseRange({ first: offset + first, last: offset + last }));
      else
        dispatch(
          workflow.intents.rowsChosen({
            ids: chosen.flatMap((each) => (each ? workflow.idOf(each) : [])),
            isChosen: last > first || !workflow.selectIsChosen(getState())(id),
          }),
        );
    },
    [dispatch, getState, offset, workflow],
  );

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, target, currentTarget } = event;
    const index = rowIndexOf(target as Element);
    const row = index === undefined ? undefined : rows[index];
    if (remove && row !== undefined && isDeleteKey(event)) {
      const isOneOfThem = isChosen(workflow.idOf(row));
      // Where all were chosen, those that the server has not told yet are not known.
      const gone = isOneOfThem ? workflow.selectChosen(getState()) : [row];
      if (gone.length > 0) remove(gone).forEach(dispatch);
      return;
    }
    if (!rowsActions || !currentTarget.contains(target as Node) || event.altKey) return;
    const isWithControl = event.ctrlKey || event.metaKey;
    if (key === 'a' && isWithControl) dispatch(workflow.intents.allChosen());
    else if (key === 'Escape' && workflow.selectChosenCount(getState()) > 0)
      dispatch(workflow.intents.choiceCleared());
    else if (key === ' ' && !isWithControl && (target as Element).tagName === 'A' && index !== undefined)
      choose(index, event.shiftKey);
    else return;
    event.preventDefault();
  }

  /** A click with Shift that is not the box's own: beside it, or on the row once one was chosen. */
  function onClick(event: MouseEvent<HTMLElement>): void {
    const target = event.target as Element;
    const index = rowIndexOf(target);
    if (!rowsActions || !event.shiftKey || index === undefined || target.tagName === 'INPUT') return;
    if (!target.closest('.list-choice') && anchor.current === null) return;
    event.preventDefault();
    choose(index, true);
  }

  return { isChosen, choose, onKeyDown, onClick };
}

/** Where a row stands now; one that is not there any more, where it stood, unless another does. */
function placeOf<Row extends Chosen, Chosen>(
  { id, index }: { readonly id: string; readonly index: number },
  rows: readonly (Row | undefined)[],
  idOf: (row: Chosen) => string,
): number | null {
  const at = rows.findIndex((row) => row && idOf(row) === id);
  if (at >= 0) return at;
  return index < rows.length && rows[index] === undefined ? index : null;
}
