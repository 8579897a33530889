import type { DemoAgency } from './agency';

/** The demo agency MP: smaller, and a stranger to CO. */
export const maisonParallele: DemoAgency = {
  abbreviation: 'MP',
  databaseName: 'parallele',
  displayName: 'Maison Parallèle',
  profile: {
    webAddress: 'https://maison-parallele.example',
    mainMail: 'bonjour@mp.example',
    newsletterMail: 'lettre@mp.example',
    instagram: 'https://pictures.example/maisonparallele',
    logoUrl: '/demo/logos/mp.png',
    newsletterTextColor: '#2d2a32',
    resumeFolder: 'resumes',
    mailLetterId: 'mp_reel',
  },
  talents: [
    { firstName: 'Inès', lastName: 'Delvaux', city: 'Bruxelles', profession: 'director' },
    { firstName: 'Bastien', lastName: 'Lorme', city: 'Nantes', profession: 'director' },
    { firstName: '奈緒', lastName: '小林', city: '京都', profession: 'director' },
    { firstName: 'Agathe', lastName: 'Queneau', city: 'Paris', profession: 'actor' },
    { firstName: 'Lazare', lastName: 'Ndiaye', city: 'Dakar', profession: 'composer' },
  ],
  records: {},
  reelNames: { Showreel: 'SHOWREEL', Fiction: 'FICTION', Documentary: 'DOCUMENTAR' },
  specialReels: [
    { title: 'Courts métrages', heading: 'Nos courts', subheading: 'Une sélection', tag: 'short film' },
  ],
  news: [
    {
      title: 'Inès Delvaux à Bruxelles',
      text: '<p>Projection suivie d’une rencontre avec la réalisatrice.</p>',
      link: 'FILM',
    },
    { title: 'Nouvelle adresse', text: '<p>Nous avons déménagé au bord du canal.</p>', link: 'NO' },
  ],
  newsletters: [
    {
      title: 'La lettre de Parallèle',
      headings: ['Bonjour', 'Nos films', 'À bientôt'],
      words: 'Trois films que nous aimons, et ceux qui les ont faits.',
      button: 'Nous suivre',
    },
  ],
  screens: [
    { legend: 'Hauteurs', film: 'hauteurs' },
    { legend: 'La visiteuse', film: 'la-visiteuse' },
  ],
  picturesToCheck: {},
};
