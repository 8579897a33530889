import { itemsIn } from '../../workflows/newsletters/newsletterValues';
import { Letter } from './newsletterPage';
import { useItemName } from './itemNames';

/** The choice between one's own list and that of a colleague. */
export function ItemsConflict() {
  const nameOf = useItemName();
  const say = (theirs: unknown) =>
    itemsIn(theirs as readonly string[])
      .map((item, index) => nameOf(item, index).name)
      .join(' · ');
  return <Letter.Conflict field="items" say={say} />;
}
