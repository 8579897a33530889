/** Parts of invented names and titles, which the large demo joins. */
// prettier-ignore
export const firstNames = [
  'Aaliyah', 'Adèle', 'Ansel', 'Beatriz', 'Björn', 'Chidi', 'Clémence', 'Dario', 'Edda', 'Emeka', 'Farah', 'Finn',
  'Gaspard', 'Hana', 'Ilse', 'Ines', 'Jonas', 'José', 'Kasia', 'Kenji', 'Léa', 'Linnea', 'Mateo', 'Mei', 'Nils', 'Noor',
  'Océane', 'Oskar', 'Pavel', 'Quentin', 'Renée', 'Rui', 'Saoirse', 'Søren', 'Théo', 'Uma', 'Vera', 'Wen', 'Yusuf', 'Zoë',
] as const;

// prettier-ignore
export const lastNames = [
  'Abara', 'Almeida', 'Ångström', 'Baptiste', 'Bergmann', 'Calder', 'Çelik', 'Dubois', 'Ekström', 'Fontaine', 'Gallagher',
  'Haddad', 'Ibáñez', 'Jansen', 'Kowalczyk', 'Lindqvist', 'Marchetti', 'Nakamura', 'Novák', 'Okonkwo', 'Østby', 'Pereira',
  'Quispe', 'Rousseau', 'Sandoval', 'Tanaka', 'Underhill', 'Varga', 'Weiss', 'Xavier', 'Yilmaz', 'Zhang',
] as const;

export const cities = [
  'Paris',
  'London',
  'Berlin',
  'Madrid',
  'Milano',
  'Lisboa',
  'København',
  'Kraków',
  'Montréal',
  'Tōkyō',
] as const;

// prettier-ignore
export const titleStarts = [
  'After', 'Beyond', 'The Colour of', 'Letters from', 'Under', 'Étude pour', 'A Study of', 'Leaving', 'Nocturne for',
  'The Last', 'Waiting for', 'Return to', 'Notes on', 'Portrait of', 'North of', 'Without',
] as const;

// prettier-ignore
export const titleEnds = [
  'Glass', 'the Harbour', 'Winter', 'Salt', 'the River', 'Silence', 'Saturn', 'the Orchard', 'Neon', 'Paper', 'the Tide',
  'Amber', 'Concrete', 'the Lighthouse', 'Rain', 'Velvet', 'the Valley', 'Smoke', 'Porcelain', 'the Border',
] as const;
