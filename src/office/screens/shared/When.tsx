import { useClock } from './clock';

interface WhenProps {
  /** An instant in ISO 8601. */
  readonly at: string;
  readonly className?: string;
}

/** When something was, on the agency's clock: DD/MM/YYYY HH:mm. */
export function When({ at, className }: WhenProps) {
  const clock = useClock();
  return (
    <time className={className} dateTime={at}>
      {clock.text(at)}
    </time>
  );
}
