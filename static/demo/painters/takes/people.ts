import { blinds } from '../families/blinds';
import { doorway } from '../families/doorway';
import { ink } from '../families/ink';
import { portrait } from '../families/portrait';
import { product } from '../families/product';
import { snow } from '../families/snow';
import { sunset } from '../families/sunset';
import { underwater } from '../families/underwater';
import type { Take } from './take';

/** Films of people against the light, things to be sold, and matter filmed near. */
export const people: readonly Take[] = [
  {
    slug: 'homecoming',
    grade: 'tungsten',
    ambience: 'wind',
    scene: () =>
      doorway({
        seed: 21,
        light: '#ffd9a0',
        room: '#2a1c12',
        door: { x: 0.12, width: 0.27, top: -0.26 },
        who: 'coat',
      }),
  },
  {
    slug: 'la-visiteuse',
    grade: 'cold',
    ambience: 'drone',
    scene: () =>
      doorway({
        seed: 52,
        light: '#cfe4f2',
        room: '#141e26',
        door: { x: -0.28, width: 0.24, top: -0.22 },
        who: 'dress',
        turned: true,
      }),
  },
  {
    slug: 'a-long-summer',
    grade: 'tealOrange',
    ambience: 'wind',
    scene: () =>
      sunset({
        seed: 10,
        sky: ['#5a2a3c', '#c4503a', '#ff9a4a', '#ffd08a'],
        sun: { x: 0.12, y: 0.06, size: 0.23, color: '#ffb050' },
        people: [
          { who: 'walking', x: 0.05, height: 0.24 },
          { who: 'dress', x: 0.19, height: 0.22 },
        ],
        hill: 0.06,
        walk: 0.035,
      }),
  },
  {
    slug: 'kilometre-41',
    grade: 'bleach',
    ambience: 'wind',
    scene: () =>
      sunset({
        seed: 33,
        sky: ['#44505c', '#8a8a84', '#d0b890', '#f0dcb0'],
        sun: { x: -0.35, y: -0.02, size: 0.09, color: '#ffe0a8' },
        people: [{ who: 'walking', x: 0.22, height: 0.3, turned: true }],
        hill: 0.1,
        walk: -0.04,
      }),
  },
  {
    slug: 'danza-del-sol',
    grade: 'neon',
    ambience: 'pulse',
    scene: () =>
      sunset({
        seed: 69,
        sky: ['#1a1038', '#5a2468', '#e0507a', '#ff9a6a'],
        sun: { x: -0.05, y: 0.0, size: 0.29, color: '#ff6a5a' },
        people: [{ who: 'dancer', x: -0.08, height: 0.32 }],
        hill: 0.03,
        walk: 0,
      }),
  },
  {
    slug: 'double-indemnity-clause',
    grade: 'mono',
    ambience: 'drone',
    scene: () =>
      blinds({ seed: 17, light: '#fff0d8', wall: '#9a948c', slats: 9, slope: 0.22, subject: 'profile' }),
  },
  {
    slug: 'siesta',
    grade: 'tungsten',
    ambience: 'wind',
    scene: () =>
      blinds({ seed: 41, light: '#ffbe70', wall: '#a8784c', slats: 11, slope: -0.3, subject: 'plant' }),
  },
  {
    slug: 'vit-som-tystnad',
    grade: 'cold',
    ambience: 'wind',
    scene: () =>
      snow({
        seed: 13,
        sky: ['#8fa3b4', '#b8c6d0', '#d4dce0'],
        field: '#dfe8ee',
        shade: '#8fa6bc',
        woods: '#22303c',
        figure: { who: 'walking', x: -0.14, height: 0.17 },
        flakes: 240,
        horizon: 0.0,
      }),
  },
  {
    slug: 'polar-whistle',
    grade: 'pastel',
    ambience: 'wind',
    scene: () =>
      snow({
        seed: 37,
        sky: ['#6a6a9a', '#c09ab0', '#f4c8a8'],
        field: '#e4d4dc',
        shade: '#7a7aa6',
        woods: '#3a3048',
        figure: { who: 'coat', x: 0.24, height: 0.14 },
        sun: { x: -0.3, y: -0.06, color: '#ffd8a8' },
        flakes: 90,
        horizon: 0.05,
      }),
  },
  {
    slug: 'aurelle-n7',
    grade: 'tungsten',
    ambience: 'drone',
    scene: () =>
      product({ seed: 15, object: 'bottle', key: '#ffd090', fill: '#c06a28', air: '#40200e', x: 0.18 }),
  },
  {
    slug: 'kestrel-chronograph',
    grade: 'cold',
    ambience: 'drone',
    scene: () =>
      product({ seed: 28, object: 'watch', key: '#cfe6ff', fill: '#4a78a8', air: '#12202e', x: -0.22 }),
  },
  {
    slug: 'volta-gt-reveal',
    grade: 'tealOrange',
    ambience: 'pulse',
    scene: () => product({ seed: 49, object: 'car', key: '#dfeeff', fill: '#ff7a30', air: '#16202c', x: 0 }),
  },
  {
    slug: 'apnea',
    grade: 'cold',
    ambience: 'drone',
    scene: () =>
      underwater({
        seed: 20,
        water: ['#6fc8d8', '#1f7a9a', '#0c4264', '#041c34'],
        light: '#d0f4ff',
        sand: '#7fa8a0',
        sun: 0.2,
        bed: 0.9,
        diver: { x: -0.05, y: -0.02, size: 0.52, turned: false },
      }),
  },
  {
    slug: 'the-reef-at-noon',
    grade: 'tealOrange',
    ambience: 'surf',
    scene: () =>
      underwater({
        seed: 44,
        water: ['#8fe0d8', '#3fb0b8', '#1c7a90', '#0e4a62'],
        light: '#f4fff0',
        sand: '#d8cfa0',
        sun: -0.3,
        bed: 0.08,
      }),
  },
  {
    slug: 'cobalt-and-rose',
    grade: 'neon',
    ambience: 'pulse',
    scene: () =>
      portrait({
        seed: 18,
        backdrop: '#140a24',
        key: '#ff4a8a',
        rim: '#3a8aff',
        x: -0.08,
        turned: false,
        hair: 'bun',
        behind: 'smoke',
      }),
  },
  {
    slug: 'maison-iridee',
    grade: 'tealOrange',
    ambience: 'drone',
    scene: () =>
      portrait({
        seed: 35,
        backdrop: '#2a140a',
        key: '#ffb060',
        rim: '#ff6a30',
        x: 0.1,
        turned: true,
        hair: 'short',
        behind: 'disc',
      }),
  },
  {
    slug: 'strobe',
    grade: 'neon',
    ambience: 'pulse',
    scene: () =>
      portrait({
        seed: 60,
        backdrop: '#04141a',
        key: '#40ffd0',
        rim: '#b04aff',
        x: 0.06,
        turned: true,
        hair: 'long',
        behind: 'tubes',
      }),
  },
  {
    slug: 'sumi',
    grade: 'pastel',
    ambience: 'drone',
    scene: () =>
      ink({
        seed: 7,
        colors: ['#e8e4dc', '#c8c4bc', '#5a5a60', '#14141a'],
        scale: 0.2,
        turn: 0.05,
        gain: 0.85,
      }),
  },
  {
    slug: 'pigment',
    grade: 'neon',
    ambience: 'drone',
    scene: () =>
      ink({
        seed: 26,
        colors: ['#080410', '#3a0f50', '#e0385a', '#ffb050'],
        scale: 0.24,
        turn: -0.12,
        gain: 0.9,
      }),
  },
  {
    slug: 'deep-current',
    grade: 'cold',
    ambience: 'drone',
    scene: () =>
      ink({
        seed: 56,
        colors: ['#02060c', '#0a2a48', '#1f8aa0', '#d8fff0'],
        scale: 0.17,
        turn: 0.2,
        gain: 0.9,
      }),
  },
];
