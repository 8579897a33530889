import { type ComponentType, lazy } from 'react';
import { TalentPanes } from './TalentPanes';

/** One part of a talent's page, shown alone below its header. */
interface Section {
  /** What the address carries: `?section=record`; the first section has no word of its own. */
  readonly name: string;
  readonly title: FormatjsIntl.Message['ids'];
  readonly Content: ComponentType<{ readonly talentId: string }>;
}

export const sections: readonly [Section, ...Section[]] = [
  { name: '', title: 'talentPage.filmsAndReels', Content: TalentPanes },
  {
    name: 'special',
    title: 'specialReels.title',
    Content: lazy(() => import('../specialReels/TalentSpecialReels')),
  },
  {
    name: 'record',
    title: 'talentPage.record',
    Content: lazy(() => import('../talentRecord/TalentRecord')),
  },
  {
    name: 'biography',
    title: 'talentPage.biography',
    Content: lazy(() => import('../biography/BiographySection')),
  },
];

/** The section that an address names; the first when it names none. */
export const sectionNamed = (name: string | null): Section =>
  sections.find((section) => section.name === name) ?? sections[0];
