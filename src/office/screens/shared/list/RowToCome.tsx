import { Classes } from '@blueprintjs/core';

/** Stands where a row of a list will be that has been scrolled to and has not come yet. */
export const RowToCome = ({ top }: { readonly top: number }) => (
  <div
    role="row"
    aria-busy="true"
    className="list-row list-to-come"
    style={{ transform: `translateY(${top}px)` }}
  >
    <span role="cell" className={Classes.SKELETON} />
  </div>
);
