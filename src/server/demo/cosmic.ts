import type { DemoAgency } from './agency';
import { cosmicRecords } from './cosmicRecords';

/** The demo agency CO. Its directors are those of its films; the other films are spread over the others. */
export const cosmicArtists: DemoAgency = {
  abbreviation: 'CO',
  databaseName: 'cosmic',
  displayName: 'Cosmic Artists',
  profile: {
    mainMail: 'office@co.example',
    newsletterMail: 'news@co.example',
    facebook: 'https://social.example/cosmicartists',
    instagram: 'https://pictures.example/cosmicartists',
    vimeo: 'https://films.example/cosmicartists',
    logoUrl: '/demo/logos/co.png',
    resumeFolder: 'resumes',
    mailLetterId: 'co_reel',
  },
  talents: [
    { firstName: 'Éloïse', lastName: 'Garnier', city: 'Paris', profession: 'director' },
    { firstName: 'Leon', lastName: 'Castellane', city: 'London', profession: 'director' },
    { firstName: '书航', lastName: '林', city: '上海', profession: 'director' },
    { firstName: 'Marcus', lastName: 'Oyelaran', city: 'Lagos', profession: 'director' },
    { firstName: 'Sunniva', lastName: 'Østergård', city: 'Bergen', profession: 'cinematographer' },
    { firstName: 'Piotr', lastName: 'Wiśniewski', city: 'Łódź', profession: 'cinematographer' },
    { firstName: 'Noémie', lastName: 'Rochefort', city: 'Lyon', profession: 'editor' },
    { firstName: 'Ezekiel', lastName: 'Brandt', city: 'Berlin', profession: 'editor' },
    { firstName: '美咲', lastName: '高橋', city: '東京', profession: 'actor' },
    { firstName: 'Desmond', lastName: "O'Farrell", city: 'Dublin', profession: 'actor', offline: true },
    {
      firstName: 'Maria Assunção Guadalupe Isabel',
      lastName: 'de Vasconcelos e Albuquerque-Bragança de Montenegro',
      city: 'Lisboa',
      profession: 'designer',
    },
    { firstName: 'Tamsin', lastName: 'Vale', city: 'Bristol', profession: 'designer' },
    { firstName: 'Idris', lastName: 'Benhaddou', city: 'Marseille', profession: 'composer' },
  ],
  records: cosmicRecords,
  reelNames: {
    Showreel: 'SHOWREEL',
    Commercials: 'COMMERCIAL',
    Fiction: 'FICTION',
    Documentary: 'DOCUMENTAR',
    'Music videos': 'MUSICVIDEO',
    Automotive: 'AUTOMOTIVE',
    'Branded content': 'BRANDED',
  },
  specialReels: [
    {
      title: 'Après-midi d’été',
      heading: 'Light on water',
      subheading: 'Our picks for the summer',
      tag: 'short film',
    },
    {
      title: 'Advertising 2026',
      heading: 'Selected spots',
      subheading: 'For agencies and brands',
      tag: 'commercial',
    },
  ],
  news: [
    {
      title: 'Éloïse Garnier opens the Quai Blanc festival',
      text: '<p>Her new short film <em>opens the competition</em> on Friday evening. The director and her crew will be there.</p>',
      link: 'FILM',
    },
    {
      title: 'Welcome, Sunniva Østergård',
      text: '<p>The cinematographer joins us from Bergen. Her showreel is online now.</p>',
      link: 'FILM',
    },
    {
      title: 'Leon Castellane shoots for Halden',
      text: '<p>Four nights in the old harbour, one lens, no rain machine: the weather did its part.</p>',
      link: 'FILM',
    },
    {
      title: 'Our offices are closed in August',
      text: '<p>From the 3rd to the 21st. Urgent matters: call the number on the door.</p>',
      link: 'NO',
    },
    {
      title: 'Open call: music videos',
      text: '<p>Three labels look for directors. Write to us before the end of the month.</p>',
      link: 'URL',
      value: 'https://co.example/open-call',
    },
    {
      title: 'Award for “Salt and Iron”',
      text: '<p>Best photography at the coast festival. Congratulations!</p>',
      link: 'NO',
      offline: true,
    },
  ],
  newsletters: [
    {
      title: 'October',
      headings: ['New on our reels', 'Three directors', 'What we shot this autumn'],
      words:
        'Three films from this autumn, fresh from the grade. Reply to this mail for a link without our mark.',
      button: 'Follow us',
    },
    {
      title: 'Documentary special',
      headings: ['True stories', 'From the north light to the reef', 'Watch them all'],
      words: 'People who stayed, and places that did not.',
      button: 'Follow us',
    },
    {
      title: 'Summer reel',
      headings: ['Light on water', 'Our picks', 'Enjoy the summer'],
      words: 'What we watched on the last warm evenings.',
      button: 'Follow us',
    },
  ],
  screens: [
    { legend: 'Light on water', film: 'the-reef-at-noon' },
    { legend: 'The night belongs to us', film: 'rouge-minuit' },
    { legend: 'Far from the road', film: 'patchwork' },
    { legend: 'Faces', film: 'siesta', offline: true },
  ],
  picturesToCheck: {
    'one-voice': 'one-voice',
    'neon-cantina': 'siesta',
    'polar-whistle': 'vit-som-tystnad',
  },
};
