// Plays the films of the page one after the other. Without it each film is a plain link.
const player = document.getElementById('player');
const trouble = document.getElementById('trouble');
const now = document.getElementById('now');
const films = [...document.querySelectorAll('.films a')];
const current = () => films.findIndex((film) => film.getAttribute('aria-current') === 'true');

function show(index, plays) {
  const film = films[index];
  if (!film) return;
  films.forEach((other) => other.removeAttribute('aria-current'));
  film.setAttribute('aria-current', 'true');
  trouble.hidden = true;
  now.querySelector('strong').textContent = film.querySelector('.name').textContent;
  now.querySelector('span').textContent = film.querySelector('.credits').dataset.full;
  if (film.dataset.poster) player.poster = film.dataset.poster;
  else player.removeAttribute('poster');
  player.src = film.href;
  if (plays) player.play().catch(() => undefined);
}

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
player.addEventListener('error', () => (trouble.hidden = false));
player.addEventListener('playing', () => (trouble.hidden = true));

const seek = (seconds) => {
  const end = Number.isFinite(player.duration) ? player.duration : 0;
  player.currentTime = Math.max(0, Math.min(end, player.currentTime + seconds));
};
const keys = {
  ' ': () => (player.paused ? void player.play().catch(() => undefined) : player.pause()),
  ArrowLeft: () => seek(-5),
  ArrowRight: () => seek(5),
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
