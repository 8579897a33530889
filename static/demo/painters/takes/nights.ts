import { alley } from '../families/alley';
import { carNight } from '../families/carNight';
import { city } from '../families/city';
import { rainWindow } from '../families/rainWindow';
import { stage } from '../families/stage';
import type { Take } from './take';

/** Films whose pictures are towns and rooms by night. */
export const nights: readonly Take[] = [
  {
    slug: 'after-hours',
    grade: 'tealOrange',
    ambience: 'city',
    scene: () =>
      city({
        seed: 2,
        skyTop: '#050a18',
        skyLow: '#1d3450',
        windows: ['#ffb45c', '#ffd9a0', '#ff9440', '#9fd0ff'],
        lamps: ['#ffa040', '#ff5a3c', '#ffe0b0', '#58b8ff'],
        figure: 'umbrella',
        ground: 0.12,
        focus: 4,
      }),
  },
  {
    slug: 'shenye',
    grade: 'neon',
    ambience: 'rain',
    scene: () =>
      city({
        seed: 31,
        skyTop: '#0c0718',
        skyLow: '#40205a',
        windows: ['#ff5aa8', '#5ae0ff', '#ffc070', '#b07aff'],
        lamps: ['#ff3d8a', '#38d0ff', '#a860ff'],
        ground: 0.06,
        focus: 6,
      }),
  },
  {
    slug: 'meridian-private-banking',
    grade: 'cold',
    ambience: 'city',
    scene: () =>
      city({
        seed: 58,
        skyTop: '#14283e',
        skyLow: '#5f8098',
        windows: ['#e8f4ff', '#ffd9a8', '#bfe0ff'],
        lamps: ['#dff0ff', '#ffc890', '#8fc4ff'],
        figure: 'dress',
        ground: 0.18,
        focus: 2,
      }),
  },
  {
    slug: 'pluie-sur-belleville',
    grade: 'tungsten',
    ambience: 'rain',
    scene: () =>
      rainWindow({
        seed: 6,
        dusk: ['#0e1c2c', '#27384a', '#2a2220', '#0c0908'],
        lights: ['#ffb050', '#ff7030', '#ffe0b0', '#ff4030'],
        frame: true,
      }),
  },
  {
    slug: 'ame-no-heya',
    grade: 'cold',
    ambience: 'rain',
    scene: () =>
      rainWindow({
        seed: 27,
        dusk: ['#16304a', '#3b6078', '#2a4a5c', '#0a141c'],
        lights: ['#9fd8ff', '#e8f6ff', '#5aa8ff', '#ffd0a0'],
        face: { x: -0.48, turned: false },
        frame: false,
      }),
  },
  {
    slug: 'static-hearts',
    grade: 'neon',
    ambience: 'pulse',
    scene: () =>
      rainWindow({
        seed: 71,
        dusk: ['#14061e', '#3c0f48', '#2a1040', '#08040e'],
        lights: ['#ff3d9a', '#8a5aff', '#38d8ff', '#ff8a60'],
        face: { x: 0.46, turned: true },
        frame: false,
      }),
  },
  {
    slug: 'passenger-seat',
    grade: 'neon',
    ambience: 'pulse',
    scene: () =>
      carNight({
        seed: 40,
        night: ['#060818', '#161a44', '#240f38', '#07040c'],
        lights: ['#3fd0ff', '#ff4a90', '#ffd080', '#7a6aff'],
        view: 'passenger',
        sweep: '#58c8ff',
      }),
  },
  {
    slug: 'tungsten-boulevard',
    grade: 'tungsten',
    ambience: 'city',
    scene: () =>
      carNight({
        seed: 66,
        night: ['#0c0704', '#2a180c', '#1c1008', '#060302'],
        lights: ['#ff9a3c', '#ffc880', '#ff6a28', '#ff3018'],
        view: 'passenger',
        sweep: '#ffa850',
      }),
  },
  {
    slug: 'neon-cantina',
    grade: 'neon',
    ambience: 'city',
    scene: () =>
      alley({
        seed: 12,
        neons: ['#ff2f78', '#2fd0ff', '#ff8a3a', '#b04aff'],
        glow: '#5a2a78',
        who: 'walking',
        figureX: 0.05,
        width: 1.1,
      }),
  },
  {
    slug: 'dead-end-lullaby',
    grade: 'tealOrange',
    ambience: 'drone',
    scene: () =>
      alley({
        seed: 45,
        neons: ['#ff9a40', '#ffd080', '#2fb8a8'],
        glow: '#1f4a58',
        who: 'coat',
        figureX: -0.08,
        width: 0.9,
      }),
  },
  {
    slug: 'rouge-minuit',
    grade: 'neon',
    ambience: 'pulse',
    scene: () =>
      alley({
        seed: 88,
        neons: ['#ff1f30', '#ff5a40', '#ff2f90'],
        glow: '#581420',
        who: 'umbrella',
        figureX: 0.02,
        width: 1.3,
      }),
  },
  {
    slug: 'one-voice',
    grade: 'cold',
    ambience: 'drone',
    scene: () =>
      stage({
        seed: 16,
        air: '#0c1c30',
        beams: [
          { x: 0.02, color: '#e8f2ff', width: 0.2, lean: 0.04, sway: 0, strength: 1.5 },
          { x: -0.55, color: '#3a78d0', width: 0.16, lean: -0.25, sway: 0.06, strength: 1 },
          { x: 0.6, color: '#3a78d0', width: 0.16, lean: 0.25, sway: -0.06, strength: 1 },
        ],
        performer: { who: 'coat', x: 0.02, height: 0.36, microphone: true },
        audience: true,
        floor: '#2a3644',
      }),
  },
  {
    slug: 'danse-pour-personne',
    grade: 'mono',
    ambience: 'drone',
    scene: () =>
      stage({
        seed: 39,
        air: '#0c0c0e',
        beams: [{ x: -0.12, color: '#ffffff', width: 0.3, lean: 0.42, sway: 0, strength: 1.7 }],
        performer: { who: 'dancer', x: -0.12, height: 0.4, microphone: false },
        audience: false,
        floor: '#4a4a4c',
      }),
  },
  {
    slug: 'amber-sessions',
    grade: 'tungsten',
    ambience: 'pulse',
    scene: () =>
      stage({
        seed: 64,
        air: '#301408',
        beams: [-0.7, -0.35, 0, 0.35, 0.7].map((x, i) => ({
          x,
          color: i % 2 ? '#ff5a28' : '#ffb050',
          width: 0.13,
          lean: -x * 0.6,
          sway: 0.07 * (i % 2 ? 1 : -1),
          strength: 1.1,
        })),
        performer: { who: 'dress', x: 0.06, height: 0.34, microphone: true },
        audience: true,
        floor: '#3a2010',
      }),
  },
];
