import type { Category } from '../../src/contract/entities/category';
import type { ListedFilm } from '../../src/contract/entities/film';
import type { OutboxMail } from '../../src/contract/entities/mail';
import type { ReelName } from '../../src/contract/entities/reel';
import type { Talent } from '../../src/contract/entities/talent';
import type { TalentReels } from '../../src/contract/scripts/loading';
import { categories } from '../../src/office/entities/categories';
import { films } from '../../src/office/entities/films';
import { mails } from '../../src/office/entities/mails';
import { reelNames } from '../../src/office/entities/reelNames';
import { reels } from '../../src/office/entities/reels';
import { talents } from '../../src/office/entities/talents';
import { ALL } from '../../src/office/kernel/query/state';

/** The facts that the server has answered, for tests that begin where something is known. */
export const categoriesLoaded = (reply: readonly Category[]) =>
  categories.facts.loaded({ params: ALL, reply });
export const talentsLoaded = (reply: readonly Talent[]) => talents.facts.loaded({ params: ALL, reply });
export const agencyFilmsLoaded = (reply: readonly ListedFilm[]) => films.facts.loaded({ params: ALL, reply });
export const outboxLoaded = (reply: readonly OutboxMail[]) => mails.facts.loaded({ params: ALL, reply });
export const reelNamesLoaded = (reply: readonly ReelName[]) => reelNames.facts.loaded({ params: ALL, reply });

export const talentFilmsLoaded = ({
  talentId,
  films: reply,
}: {
  talentId: string;
  films: readonly ListedFilm[];
}) => films.facts.loaded({ params: { talentId }, reply });
export const talentReelsLoaded = ({ talentId, reels: told, rows }: TalentReels & { talentId: string }) =>
  reels.facts.loaded({ params: { talentId }, reply: { reels: told, rows } });
