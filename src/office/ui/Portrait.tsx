import { initialsOf } from './initials';
import { Picture } from './Picture';
import './portrait.css';

interface PortraitProps {
  readonly src: string | undefined;
  readonly name: string;
}

/** A small round picture of a person, or the initials of the name where there is none. Said by the name beside it. */
export function Portrait({ src, name }: PortraitProps) {
  return (
    <span className="gr-portrait" aria-hidden="true">
      <Picture key={src} src={src} loading="lazy" decoding="async" instead={initialsOf(name)} />
    </span>
  );
}
