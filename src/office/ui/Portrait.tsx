import { useState } from 'react';
import { initialsOf } from './initials';
import './portrait.css';

interface PortraitProps {
  readonly src: string | undefined;
  readonly name: string;
}

/** A small round picture of a person, or the initials of the name where there is none. Said by the name beside it. */
export function Portrait({ src, name }: PortraitProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className="gr-portrait" aria-hidden="true">
      {src !== undefined && src !== broken ? (
        <img key={src} src={src} alt="" loading="lazy" decoding="async" onError={() => setBroken(src)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
