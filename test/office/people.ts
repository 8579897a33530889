import type { Session } from '../../src/contract/entities/session';

/** A signed-in person of an agency; ids tell them apart. */
export function session(userId = 'staff-1', databaseName = 'co_db'): Session {
  return {
    agency: {
      userId,
      displayName: 'Cosmic',
      databaseName,
      abbreviation: 'CO',
      webAddress: '',
      secureAddress: '',
      mainMail: '',
      newsletterMail: '',
      facebook: '',
      twitter: '',
      instagram: '',
      vimeo: '',
      asa: '',
      tumblr: '',
      logoUrl: '',
      newsletterTextColor: '',
      newsletterBackColor: '',
      resumeFolder: '',
      mailLetterId: '',
    },
    staff: { firstName: 'Ana', lastName: 'Zapata', email: 'staff@co.example', privilege: 'ADMIN' },
  };
}

/** The slice of a screen's store by which that person is signed in: a reader would not see what changes something. */
export const signedInPerson = {
  session: (state: { readonly current: Session } = { current: session() }) => state,
};

/** The same of somebody who may only look. */
export const signedInReader = {
  session: (
    state: { readonly current: Session } = {
      current: { ...session(), staff: { ...session().staff, privilege: 'READER' } },
    },
  ) => state,
};
