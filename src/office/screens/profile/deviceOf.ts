import Bowser from 'bowser';

/** What a browser says of itself → its name, that of the system under it, and whether one holds it in the hand. */
export function deviceOf(userAgent: string) {
  const { browser, os, platform } = Bowser.parse(userAgent || ' ');
  return {
    browser: browser.name,
    system: os.name,
    isHandheld: platform.type === 'mobile' || platform.type === 'tablet',
  };
}
