export const LINK = 'http://127.0.0.1:4140/reel/r1';

/** A mail of the reel r1, as the office asks for it. */
export const mail = (over: Record<string, unknown> = {}) => ({
  recipient: 'client@example.com',
  link: LINK,
  reelName: 'Night work',
  clientName: 'Somebody else',
  clientUrl: 'https://evil.example',
  clientLogo: 'https://evil.example/logo.png',
  clientInstagram: '',
  clientFacebook: '',
  heading: 'For your autumn film',
  message: 'Dear Marie,\nhere is the reel.',
  senderMail: 'anna@co.example',
  senderFirstName: 'Anna',
  senderLastName: 'Berg',
  letterId: '',
  reelId: 'r1',
  ...over,
});
