import { useProfession } from '../shared/useProfession';

/** A talent's profession, in the person's language. */
export const Profession = ({ name }: { readonly name: string }) => (
  <span className="list-quiet">{useProfession()(name)}</span>
);
