// Plays the films of the page one after the other. Without it each film is a plain link.
const find = (id) => document.getElementById(id);
const player = find('player');
const films = [...document.querySelectorAll('.films a')];
const current = () => films.findIndex((film) => film.getAttribute('aria-current') === 'true');
const nameOf = (film) => film.querySelector('.name').textContent;
const creditsOf = (film) => film.querySelector('.credits').dataset.full;
/** Seconds before its end at which a film says what comes after it. */
const AHEAD = 6;

function show(index, plays) {
  const film = films[index];
  if (!film) return;
  films.forEach((other) => other.removeAttribute('aria-current'));
  film.setAttribute('aria-current', 'true');
  film.style.setProperty('--played', 0);
  find('trouble').hidden = true;
  find('upnext').hidden = true;
  const now = find('now');
  now.querySelector('strong').textContent = nameOf(film);
  now.querySelector('span').textContent = creditsOf(film);
  if (film.dataset.poster) player.poster = film.dataset.poster;
  else player.removeAttribute('poster');
  player.src = film.href;
  tellWays();
  if (plays) play();
}

function play() {
  if (player.error) fetchAnew();
  player.play().catch(() => undefined);
}

/** A film that broke off goes on from where it stood. */
function fetchAnew() {
  const at = player.currentTime;
  player.load();
  player.currentTime = at;
}

/** Where it stands among the films, and which ways lead on. */
function tellWays() {
  const at = current();
  if (!find('count')) return;
  find('count').textContent = `${at + 1} / ${films.length}`;
  find('previous').disabled = at <= 0;
  find('next').disabled = at >= films.length - 1;
}

function tellSystem() {
  const film = films[current()];
  if (!film || !navigator.mediaSession) return;
  const artwork = film.dataset.poster ? [{ src: film.dataset.poster }] : [];
  navigator.mediaSession.metadata = new MediaMetadata({
    title: nameOf(film),
    artist: creditsOf(film),
    artwork,
  });
  const way = (step) => (films[current() + step] ? () => show(current() + step, true) : null);
  navigator.mediaSession.setActionHandler('previoustrack', way(-1));
  navigator.mediaSession.setActionHandler('nexttrack', way(1));
}

function tellTime() {
  const film = films[current()];
  const { currentTime, duration } = player;
  if (!film || !(duration > 0)) return;
  film.style.setProperty('--played', currentTime / duration);
  const next = films[current() + 1];
  const isNear = next && duration > 2 * AHEAD && duration - currentTime < AHEAD && !player.paused;
  const upnext = find('upnext');
  if (isNear) upnext.textContent = upnext.dataset.words.replace('{title}', () => nameOf(next));
  upnext.hidden = !isNear;
}

const canFill = () => document.fullscreenEnabled || 'webkitEnterFullscreen' in player;
function fill() {
  if (document.fullscreenElement) void document.exitFullscreen();
  else if (player.requestFullscreen) player.requestFullscreen().catch(() => undefined);
  else player.webkitEnterFullscreen();
}

function wire() {
  const start = find('start');
  // Until it begins, and once it has failed, there is one thing to do: the player's own controls come with the film.
  const offer = () => {
    player.controls = Boolean(document.fullscreenElement);
    start.hidden = false;
  };
  const fail = () => {
    find('trouble').hidden = false;
    offer();
  };
  player.addEventListener('play', () => {
    const hadFocus = document.activeElement === start;
    player.controls = true;
    start.hidden = true;
    if (hadFocus) player.focus();
  });
  offer();
  // The film is asked for before this script.
  if (player.error) fail();
  player.addEventListener('error', fail);
  start.addEventListener('click', play);
  if (find('ways')) find('ways').hidden = false;
  find('full').hidden = !canFill();
  find('full').addEventListener('click', fill);
  find('previous')?.addEventListener('click', () => show(current() - 1, true));
  find('next')?.addEventListener('click', () => show(current() + 1, true));
  tellWays();

  films.forEach((film, index) =>
    film.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      show(index, true);
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      player.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
    }),
  );

  player.addEventListener('ended', () => show(current() + 1, true));
  player.addEventListener('playing', () => {
    find('trouble').hidden = true;
    tellSystem();
  });
  player.addEventListener('timeupdate', tellTime);
  player.addEventListener('pause', tellTime);

  const seek = (seconds) => {
    const end = Number.isFinite(player.duration) ? player.duration : 0;
    player.currentTime = Math.max(0, Math.min(end, player.currentTime + seconds));
  };
  const keys = {
    ' ': () => (player.paused || player.error ? play() : player.pause()),
    ArrowLeft: () => seek(-5),
    ArrowRight: () => seek(5),
    f: () => canFill() && fill(),
    n: () => show(current() + 1, true),
    p: () => show(current() - 1, true),
  };
  document.addEventListener('keydown', (event) => {
    const act = keys[event.key];
    const isElsewhere = event.target !== document.body;
    if (!act || isElsewhere || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    act();
  });
}

if (player) wire();

const logo = document.querySelector('.logo');
const nameInstead = () => {
  const word = document.createElement('span');
  word.className = 'wordmark';
  word.textContent = logo.alt;
  logo.replaceWith(word);
};
if (logo) {
  if (logo.complete && logo.naturalWidth === 0) nameInstead();
  else logo.addEventListener('error', nameInstead);
}
