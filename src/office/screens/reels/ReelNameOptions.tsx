import type { ReelName } from '../../../contract/entities/reel';

interface Props {
  readonly id: string;
  readonly names: readonly ReelName[];
}

/** The catalogue of names, for the field whose `list` is that id. */
export function ReelNameOptions({ id, names }: Props) {
  return (
    <datalist id={id}>
      {names.map(({ code, name }) => (
        <option key={code} value={name} />
      ))}
    </datalist>
  );
}
