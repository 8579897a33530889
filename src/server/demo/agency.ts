import type { TalentRecord } from '../../contract/entities/talentRecord';
import type { AgencyProfile } from '../sessions/people';
import type { Profession } from '../talents/professions';

/** A demo agency as a person would write it down; ids, dates and places are made when it is seeded. */
export interface DemoAgency {
  readonly abbreviation: string;
  readonly databaseName: string;
  readonly displayName: string;
  readonly profile: AgencyProfile;
  readonly talents: readonly DemoTalent[];
  /** What is known of some talents beside, by last name. */
  readonly records: Readonly<Record<string, Partial<TalentRecord>>>;
  /** Reel names of its catalogue, each with its code. */
  readonly reelNames: Readonly<Record<string, string>>;
  readonly specialReels: readonly { title: string; heading: string; subheading: string; tag: string }[];
  readonly news: readonly {
    title: string;
    text: string;
    link: 'FILM' | 'URL' | 'NO';
    value?: string;
    offline?: true;
  }[];
  readonly newsletters: readonly {
    title: string;
    headings: readonly [string, string, string];
    words: string;
    button: string;
  }[];
  /** Each with the slug of the film that it shows. */
  readonly screens: readonly { legend: string; film: string; offline?: true }[];
  /** Films, each with the one whose picture was sent for it and that nobody has looked at. */
  readonly picturesToCheck: Readonly<Record<string, string>>;
}

export interface DemoTalent {
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  readonly profession: Profession;
  readonly offline?: true;
}
