declare module '*.json?signIn' {
  import type en from '../../../locales/en.json';

  const texts: typeof en;
  export default texts;
}

declare module '*.json?office' {
  import type en from '../../../locales/en.json';

  const texts: typeof en;
  export default texts;
}
