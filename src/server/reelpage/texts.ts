/** What the public page says, by language; the office's texts are elsewhere, as this page is no part of it. */
export interface ReelPageTexts {
  readonly play: string;
  readonly player: string;
  readonly previous: string;
  readonly next: string;
  readonly fullScreen: string;
  readonly upNext: string;
  readonly films: string;
  readonly oneFilm: string;
  readonly filmCount: string;
  readonly minutes: string;
  readonly seconds: string;
  readonly contents: string;
  readonly directedBy: string;
  readonly empty: string;
  readonly notFoundTitle: string;
  readonly notFound: string;
  readonly awayTitle: string;
  readonly away: string;
  readonly unplayable: string;
  readonly newsletterGoneTitle: string;
  readonly newsletterGone: string;
  readonly filmGoneTitle: string;
  readonly filmGone: string;
}

const texts = {
  en: {
    play: 'Play',
    player: 'Player',
    previous: 'Previous film',
    next: 'Next film',
    fullScreen: 'Full screen',
    upNext: 'Next: {title}',
    films: 'Films',
    oneFilm: '1 film',
    filmCount: '{count} films',
    minutes: '{count} min',
    seconds: '{count} s',
    contents: 'On this page',
    directedBy: 'Directed by {name}',
    empty: 'There are no films on this reel yet. Please look in again soon.',
    notFoundTitle: 'This reel is not available',
    notFound: 'It may have been taken off, or the link may be incomplete. Please ask whoever sent it to you.',
    awayTitle: 'This page cannot be shown right now',
    away: 'Please try again in a few minutes.',
    unplayable: 'This film could not be played. Check your connection and try it again.',
    newsletterGoneTitle: 'This newsletter is not available',
    newsletterGone:
      'It may have been taken off, or the link may be incomplete. Please ask whoever sent it to you.',
    filmGoneTitle: 'This film is no longer here',
    filmGone: 'It has been taken off since the newsletter was sent, or it is not ready yet.',
  },
  es: {
    play: 'Reproducir',
    player: 'Reproductor',
    previous: 'Película anterior',
    next: 'Película siguiente',
    fullScreen: 'Pantalla completa',
    upNext: 'A continuación: {title}',
    films: 'Películas',
    oneFilm: '1 película',
    filmCount: '{count} películas',
    minutes: '{count} min',
    seconds: '{count} s',
    contents: 'En esta página',
    directedBy: 'Dirección: {name}',
    empty: 'Todavía no hay películas en este reel. Vuelva a mirar pronto.',
    notFoundTitle: 'Este reel no está disponible',
    notFound:
      'Puede que se haya retirado o que el enlace esté incompleto. Pregunte a la persona que se lo envió.',
    awayTitle: 'Esta página no se puede mostrar en este momento',
    away: 'Vuelva a intentarlo dentro de unos minutos.',
    unplayable: 'No se ha podido reproducir la película. Compruebe su conexión e inténtelo de nuevo.',
    newsletterGoneTitle: 'Este boletín no está disponible',
    newsletterGone:
      'Puede que se haya retirado o que el enlace esté incompleto. Pregunte a la persona que se lo envió.',
    filmGoneTitle: 'Esta película ya no está aquí',
    filmGone: 'Se ha retirado desde que se envió el boletín, o todavía no está lista.',
  },
  zh: {
    play: '播放',
    player: '播放器',
    previous: '上一部影片',
    next: '下一部影片',
    fullScreen: '全屏',
    upNext: '接下来：{title}',
    films: '影片',
    oneFilm: '1 部影片',
    filmCount: '{count} 部影片',
    minutes: '{count} 分钟',
    seconds: '{count} 秒',
    contents: '本页内容',
    directedBy: '导演：{name}',
    empty: '此作品集还没有影片，请稍后再来查看。',
    notFoundTitle: '此作品集无法访问',
    notFound: '它可能已被撤下，或者链接不完整。请联系发送链接的人。',
    awayTitle: '此页面暂时无法显示',
    away: '请过几分钟再试。',
    unplayable: '影片无法播放。请检查网络连接后重试。',
    newsletterGoneTitle: '此通讯无法访问',
    newsletterGone: '它可能已被撤下，或者链接不完整。请联系发送给您的人。',
    filmGoneTitle: '此影片已不在此处',
    filmGone: '通讯发出后影片已被撤下，或者影片尚未准备好。',
  },
  ja: {
    play: '再生',
    player: 'プレーヤー',
    previous: '前の作品',
    next: '次の作品',
    fullScreen: '全画面表示',
    upNext: '次の作品：{title}',
    films: '作品',
    oneFilm: '1作品',
    filmCount: '{count}作品',
    minutes: '{count}分',
    seconds: '{count}秒',
    contents: 'このページの内容',
    directedBy: '監督：{name}',
    empty: 'このリールにはまだ作品がありません。しばらくしてからもう一度ご覧ください。',
    notFoundTitle: 'このリールはご覧いただけません',
    notFound: '公開が終了したか、リンクが途中で切れている可能性があります。送信者にお問い合わせください。',
    awayTitle: 'このページは現在表示できません',
    away: '数分後にもう一度お試しください。',
    unplayable: '作品を再生できませんでした。接続を確認して、もう一度お試しください。',
    newsletterGoneTitle: 'このニュースレターはご覧いただけません',
    newsletterGone:
      '公開が終了したか、リンクが途中で切れている可能性があります。送信者にお問い合わせください。',
    filmGoneTitle: 'この作品は現在ご覧いただけません',
    filmGone: 'ニュースレターの送信後に公開が終了したか、まだ準備が整っていません。',
  },
} as const satisfies Readonly<Record<string, ReelPageTexts>>;

export type Language = keyof typeof texts;

const isLanguage = (tag: string): tag is Language => Object.hasOwn(texts, tag);

/** The language of the page that suits an Accept-Language header best (RFC 9110 section 12.5.4); English by default. */
export function chooseLanguage(header: string | undefined): Language {
  const wishes = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.split('-')[0] ?? '', weight: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return wishes.map(({ language }) => language).find(isLanguage) ?? 'en';
}

export const textsOf = (language: Language): ReelPageTexts => texts[language];
