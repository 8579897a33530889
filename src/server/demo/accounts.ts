/** What every demo account signs in with (README, "Demo"). */
export const DEMO_PASSWORD = 'greenroom-demo';

/** The demo accounts, each of one of the demo agencies. */
export const demoAccounts = [
  { agency: 'CO', email: 'staff@co.example', firstName: 'Camille', lastName: 'Aubry', privilege: 'STAFF' },
  {
    agency: 'CO',
    email: 'admin@co.example',
    firstName: 'Rosalind',
    lastName: 'Achterberg',
    privilege: 'ADMIN',
  },
  {
    agency: 'CO',
    email: 'reader@co.example',
    firstName: 'Noor',
    lastName: 'Haddad',
    privilege: 'READER',
  },
  { agency: 'MP', email: 'staff@mp.example', firstName: 'Étienne', lastName: 'Morvan', privilege: 'STAFF' },
] as const;
