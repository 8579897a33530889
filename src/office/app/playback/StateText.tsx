import { useState } from 'react';
import { longText } from './jsonText';

/** The state slice by slice; what is closed is not written out. */
export function StateText({ state }: { readonly state: unknown }) {
  return (
    <div className="playback-slices">
      {Object.entries(state as object).map(([name, slice]) => (
        <Slice key={name} name={name} slice={slice} />
      ))}
    </div>
  );
}

function Slice({ name, slice }: { readonly name: string; readonly slice: unknown }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{name}</summary>
      {isOpen && <pre tabIndex={0}>{longText(slice)}</pre>}
    </details>
  );
}
