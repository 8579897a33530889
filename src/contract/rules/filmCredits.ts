import type { ItemOf } from '../entities/newsletterItem';
import { personName } from './personName';

/** What a film's card says below its title, line by line (spec section 3: "director : ...", "production : ..."). */
export function filmCredits(card: ItemOf<'film'>): readonly string[] {
  const { director, producer, firstName, lastName, profession, union } = card;
  const name = personName(firstName, lastName);
  const talent = [name, profession].filter((part) => part !== '').join(', ');
  return [
    director && `director : ${director}`,
    producer && `production : ${producer}`,
    talent && union ? `${talent} (${union})` : talent,
  ].filter((line) => line !== '');
}
