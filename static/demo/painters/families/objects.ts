interface Lit {
  key: string;
  fill: string;
  air: string;
  x: number;
}

/** A thing as two SVG drawings: its body, and the edges that carry light. */
interface Drawing {
  body: string;
  light: string;
}

const stops = (...list: [number, string, number?][]) =>
  list
    .map(
      ([at, color, opacity = 1]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join('');

/** A square perfume bottle standing on the table line. */
export function bottle({ key, fill, air, x }: Lit): Drawing {
  const body = `<defs>
  <linearGradient id="glass">${stops([0, key, 0.95], [0.05, '#0a0a0c'], [0.2, air], [0.5, fill, 0.75], [0.78, air], [0.95, '#08080a'], [1, key, 0.9])}</linearGradient>
  <linearGradient id="down" x2="0" y2="1">${stops([0, '#000', 0.55], [0.35, '#000', 0.05], [0.75, '#fff', 0.12], [1, '#000', 0.6])}</linearGradient>
  <linearGradient id="cap">${stops([0, '#1a1612'], [0.12, key], [0.22, '#2a241d'], [0.6, '#0c0a09'], [0.86, fill], [1, '#0a0908'])}</linearGradient>
  <linearGradient id="juice" x2="0" y2="1">${stops([0, fill, 0.4], [0.5, key, 0.75], [1, fill, 0.95])}</linearGradient></defs>
  <g transform="translate(${x} 0)">
  <rect x="-0.07" y="-0.4" width="0.14" height="0.17" rx="0.008" fill="url(#cap)"/><rect x="-0.045" y="-0.232" width="0.09" height="0.035" fill="url(#cap)"/>
  <path d="M-0.15-0.2H0.15C0.172-0.2 0.18-0.19 0.18-0.168V0.27C0.18 0.29 0.17 0.3 0.15 0.3H-0.15C-0.17 0.3-0.18 0.29-0.18 0.27V-0.168C-0.18-0.19-0.172-0.2-0.15-0.2Z" fill="url(#glass)"/>
  <path d="M-0.132-0.08H0.132V0.235C0.132 0.25 0.125 0.255 0.112 0.255H-0.112C-0.125 0.255-0.132 0.25-0.132 0.235Z" fill="url(#juice)"/>
  <path d="M-0.15-0.2H0.15C0.172-0.2 0.18-0.19 0.18-0.168V0.27C0.18 0.29 0.17 0.3 0.15 0.3H-0.15C-0.17 0.3-0.18 0.29-0.18 0.27V-0.168C-0.18-0.19-0.172-0.2-0.15-0.2Z" fill="url(#down)"/>
  <path d="M-0.004-0.2L0.002 0.22" stroke="#000" stroke-opacity="0.35" stroke-width="0.005"/></g>`;
  const light = `<g transform="translate(${x} 0)" fill="none" stroke-linecap="round">
  <path d="M-0.172-0.165V0.265" stroke="${key}" stroke-width="0.006"/><path d="M-0.16-0.18V0.25" stroke="#fff" stroke-opacity="0.25" stroke-width="0.012"/>
  <path d="M0.172-0.15V0.26" stroke="${fill}" stroke-width="0.005"/><path d="M-0.145-0.195H0.145" stroke="${key}" stroke-opacity="0.7" stroke-width="0.003"/>
  <path d="M-0.066-0.395V-0.24" stroke="${key}" stroke-width="0.004"/><path d="M-0.062-0.397H0.06" stroke="#fff" stroke-opacity="0.6" stroke-width="0.002"/>
  <path d="M-0.1-0.17L-0.055 0.28" stroke="#fff" stroke-opacity="0.1" stroke-width="0.03"/><path d="M-0.13-0.08H0.13" stroke="${key}" stroke-opacity="0.5" stroke-width="0.002"/></g>`;
  return { body, light };
}

/** A watch seen very near, running out of the frame. */
export function watch({ key, fill, air, x }: Lit): Drawing {
  const ring = (r: number, color: string, width: number, opacity = 1) =>
    `<circle r="${r}" fill="none" stroke="${color}" stroke-width="${width}" stroke-opacity="${opacity}"/>`;
  const marks = Array.from({ length: 60 }, (_, i) => {
    const hour = i % 5 === 0;
    return `<rect x="${hour ? -0.009 : -0.0018}" y="-0.44" width="${hour ? 0.018 : 0.0036}" height="${hour ? 0.062 : 0.018}" rx="0.002" fill="${hour ? key : '#9a9a9a'}" opacity="${hour ? 0.85 : 0.5}" transform="rotate(${i * 6})"/>`;
  }).join('');
  const rays = Array.from({ length: 90 }, (_, i) => {
    const shine = Math.abs(Math.cos((i / 90) * Math.PI * 2 - 0.7)) ** 9;
    return `<path d="M0 0L-0.019-0.47H0.019Z" fill="${i % 45 < 22 ? key : fill}" opacity="${(0.01 + 0.3 * shine).toFixed(3)}" transform="rotate(${i * 4})"/>`;
  }).join('');
  const small = `<g transform="translate(0.16 0.12)"><circle r="0.11" fill="#060607"/>${ring(0.11, key, 0.003, 0.5)}${ring(0.07, '#ffffff', 0.0015, 0.14)}<path d="M0 0.015L0.003-0.085H-0.003Z" fill="${key}" transform="rotate(48)"/></g>`;
  const hands = `<g><path d="M-0.016 0.05L-0.011-0.25L0-0.275L0.011-0.25L0.016 0.05Z" fill="#d8d8d8" transform="rotate(-52)"/><path d="M-0.012 0.06L-0.009-0.38L0-0.4L0.009-0.38L0.012 0.06Z" fill="#f2f2f2" transform="rotate(64)"/><path d="M-0.002 0.09L-0.001-0.42H0.001L0.002 0.09Z" fill="${key}" transform="rotate(152)"/><circle r="0.021" fill="#cfcfcf"/><circle r="0.01" fill="#222"/></g>`;
  const where = `translate(${x} 0.12) rotate(-14) scale(1.22 1.02)`;
  const body = `<defs><linearGradient id="case" x2="1" y2="1">${stops([0, '#f2f2f2'], [0.18, '#3a3a3c'], [0.42, '#0b0b0c'], [0.6, fill], [0.78, '#141416'], [1, '#6a6a6c'])}</linearGradient><radialGradient id="dial" cx="0.35" cy="0.3">${stops([0, air], [1, '#030304'])}</radialGradient></defs>
  <g transform="${where}"><path d="M-0.3-1.2H0.3L0.36-0.5H-0.36ZM-0.36 0.5H0.36L0.3 1.2H-0.3Z" fill="#0c0a09"/><rect x="0.56" y="-0.07" width="0.1" height="0.14" rx="0.02" fill="url(#case)"/>
  <circle r="0.6" fill="#060606"/><circle r="0.56" fill="none" stroke="url(#case)" stroke-width="0.085"/>${ring(0.512, '#000', 0.02)}<circle r="0.5" fill="url(#dial)"/>${rays}${marks}${small}<g opacity="0.5" transform="translate(0.012 0.018)" style="filter:brightness(0)">${hands}</g>${hands}</g>`;
  const light = `<g transform="${where}" fill="none" stroke-linecap="round"><path d="M-0.59-0.1A0.6 0.6 0 0 1 0.1-0.59" stroke="#fff" stroke-opacity="0.75" stroke-width="0.008"/><path d="M0.42 0.42A0.6 0.6 0 0 1-0.1 0.59" stroke="${fill}" stroke-opacity="0.8" stroke-width="0.009"/><path d="M-0.5-0.05A0.505 0.505 0 0 1-0.15-0.482" stroke="${key}" stroke-opacity="0.8" stroke-width="0.004"/></g>`;
  return { body, light };
}

/** The shoulder and roof of a car as lines of light on black. */
export function carLine({ key, fill, x }: Lit): Drawing {
  const roof =
    'M-1.1 0.1C-0.82 0.02-0.6-0.02-0.42-0.1C-0.22-0.2-0.05-0.245 0.14-0.24C0.36-0.235 0.52-0.16 0.66-0.06C0.82-0.03 0.95 0.02 1.1 0.1';
  const body = `<defs><linearGradient id="paint" x2="0" y2="1">${stops([0, '#1a1b1e'], [0.25, '#050506'], [0.6, '#0a0a0c'], [1, '#000'])}</linearGradient></defs>
  <g transform="translate(${x} 0)"><path d="${roof}V0.7H-1.1Z" fill="url(#paint)"/>
  <path d="M-0.36-0.09C-0.18-0.18 0-0.212 0.14-0.208C0.32-0.2 0.44-0.14 0.56-0.06C0.3-0.03-0.1-0.03-0.36-0.09Z" fill="#030304"/>
  <path d="M-0.98 0.33A0.2 0.2 0 0 1-0.56 0.36L-0.5 0.6H-1.1Z M0.5 0.36A0.2 0.2 0 0 1 0.93 0.34L1.05 0.6H0.45Z" fill="#000"/></g>`;
  const light = `<g transform="translate(${x} 0)" fill="none" stroke-linecap="round">
  <path d="M-0.44-0.092C-0.22-0.195-0.05-0.24 0.14-0.235C0.36-0.23 0.52-0.155 0.66-0.056" stroke="${key}" stroke-width="0.007"/>
  <path d="M-1.1 0.11C-0.84 0.035-0.62 0-0.44-0.062" stroke="${key}" stroke-width="0.011" stroke-opacity="0.8"/>
  <path d="M-0.96 0.14C-0.5 0.04 0.3 0.02 0.98 0.1" stroke="${fill}" stroke-width="0.012" stroke-opacity="0.75"/>
  <path d="M-0.7 0.2C-0.3 0.13 0.3 0.12 0.7 0.17" stroke="${key}" stroke-width="0.028" stroke-opacity="0.16"/>
  <path d="M-0.54 0.42C-0.2 0.46 0.2 0.46 0.5 0.42" stroke="${fill}" stroke-width="0.006" stroke-opacity="0.6"/>
  <path d="M-0.99 0.3A0.215 0.215 0 0 1-0.6 0.24" stroke="${fill}" stroke-width="0.005" stroke-opacity="0.7"/><path d="M0.54 0.25A0.215 0.215 0 0 1 0.93 0.3" stroke="${key}" stroke-width="0.005" stroke-opacity="0.7"/>
  <path d="M0.84 0.135C0.92 0.12 1 0.13 1.08 0.15" stroke="#ff2a1a" stroke-width="0.02"/><path d="M-1.04 0.17C-0.98 0.15-0.92 0.145-0.86 0.15" stroke="#fff" stroke-width="0.012"/>
  <path d="M-0.3-0.1C-0.14-0.17 0-0.195 0.13-0.19" stroke="#fff" stroke-width="0.004" stroke-opacity="0.35"/></g>`;
  return { body, light };
}
