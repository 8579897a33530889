import { coast, fields } from '../families/aerial';
import { mountains } from '../families/mountains';
import { ocean } from '../families/ocean';
import { road } from '../families/road';
import { hex } from '../paint/color';
import type { Take } from './take';

/** Films whose pictures are open land and sea. */
export const landscapes: readonly Take[] = [
  {
    slug: 'the-last-refuge',
    grade: 'tealOrange',
    ambience: 'wind',
    scene: () =>
      mountains({
        seed: 11,
        sky: ['#2d4468', '#6f86a4', '#e0a878', '#f6cf9a'],
        ridges: ['#b89a92', '#6d6f86', '#3a4a5e', '#131c26'],
        mist: hex('#d8b49c', 0.75),
        sun: { x: 0.3, y: -0.14, color: hex('#ffc27a'), size: 0.045 },
        steepness: 0.55,
        horizon: 0.02,
      }),
  },
  {
    slug: 'hauteurs',
    grade: 'cold',
    ambience: 'wind',
    scene: () =>
      mountains({
        seed: 47,
        sky: ['#1c2c44', '#41597a', '#8aa3b8', '#c9d6da'],
        ridges: ['#8a9fb2', '#4f657c', '#243646', '#0a1118'],
        mist: hex('#b4c5d0', 0.7),
        sun: { x: -0.45, y: -0.2, color: hex('#dfeaf2'), size: 0.03 },
        steepness: 0.85,
        horizon: 0.06,
      }),
  },
  {
    slug: 'embers',
    grade: 'tealOrange',
    ambience: 'drone',
    scene: () =>
      mountains({
        seed: 83,
        sky: ['#1b0f24', '#5a1f33', '#c4452a', '#ff9a48'],
        ridges: ['#8c3a34', '#4a2030', '#1f101d', '#070408'],
        mist: hex('#a8452f', 0.45),
        sun: { x: -0.08, y: -0.02, color: hex('#ff7a35'), size: 0.085 },
        steepness: 0.42,
        horizon: 0.08,
      }),
  },
  {
    slug: 'route-66-mile-zero',
    grade: 'tealOrange',
    ambience: 'wind',
    scene: () =>
      road({
        seed: 5,
        sky: ['#2f5f8a', '#7fa3b8', '#f0cfa0'],
        sand: '#a8703f',
        asphalt: '#3b3735',
        mesa: '#8a4a30',
        sun: { x: 0.38, y: -0.2, color: '#ffdba0', strength: 0.8 },
        vanish: 0.02,
        horizon: -0.02,
        speed: 9,
      }),
  },
  {
    slug: 'salt-and-iron',
    grade: 'bleach',
    ambience: 'wind',
    scene: () =>
      road({
        seed: 29,
        sky: ['#5b6670', '#98a2a6', '#d9d6cb'],
        sand: '#a39a88',
        asphalt: '#2e2e30',
        mesa: '#5d5a58',
        sun: { x: -0.2, y: -0.3, color: '#f2efe6', strength: 0.5 },
        vanish: -0.3,
        horizon: 0.1,
        speed: 6,
      }),
  },
  {
    slug: 'nocturne-pour-une-autoroute',
    grade: 'neon',
    ambience: 'pulse',
    scene: () =>
      road({
        seed: 61,
        sky: ['#120d2c', '#43215c', '#e0568a', '#ffb07a'],
        sand: '#3c2440',
        asphalt: '#15131c',
        mesa: '#2a1438',
        sun: { x: 0.1, y: -0.05, color: '#ff8a6a', strength: 0.9 },
        vanish: 0.1,
        horizon: 0.03,
        speed: 11,
      }),
  },
  {
    slug: 'low-tide',
    grade: 'tealOrange',
    ambience: 'surf',
    scene: () =>
      ocean({
        seed: 3,
        sky: ['#274a68', '#7a8fa0', '#f2b070', '#ffd79a'],
        water: '#0b2a3a',
        sun: { x: 0.18, y: -0.09, color: '#ffb860', size: 0.05, strength: 1 },
        horizon: 0.02,
        clouds: 0.12,
        swell: 0.5,
      }),
  },
  {
    slug: 'the-keeper-of-the-north-light',
    grade: 'bleach',
    ambience: 'surf',
    scene: () =>
      ocean({
        seed: 19,
        sky: ['#2b343c', '#56636c', '#aab4b6'],
        water: '#0d1a20',
        sun: { x: -0.25, y: -0.22, color: '#dfe6e4', size: 0.02, strength: 0.75 },
        horizon: -0.08,
        clouds: 0.42,
        boat: { x: 0.42, size: 0.075 },
        swell: 0.85,
      }),
  },
  {
    slug: 'umi-no-koe',
    grade: 'mono',
    ambience: 'surf',
    scene: () =>
      ocean({
        seed: 77,
        sky: ['#05070c', '#10161f', '#2a3440'],
        water: '#030609',
        sun: { x: -0.05, y: -0.3, color: '#dfe8ff', size: 0.035, strength: 0.55 },
        horizon: 0.08,
        clouds: 0.25,
        boat: { x: -0.16, size: 0.05 },
        swell: 0.45,
      }),
  },
  {
    slug: 'patchwork',
    grade: 'natural',
    ambience: 'wind',
    scene: () =>
      fields({
        seed: 4,
        crops: ['#8a9a3c', '#c9b45a', '#4f6b2a', '#a88a4a', '#6f8f3a', '#d8c67a'],
        turn: 0.42,
        trees: '#22341a',
      }),
  },
  {
    slug: 'terres-rouges',
    grade: 'tealOrange',
    ambience: 'drone',
    scene: () =>
      fields({
        seed: 23,
        crops: ['#8a4a2c', '#b8683a', '#5f3422', '#c89a60', '#6d6a3a'],
        turn: -0.7,
        trees: '#2a2a1c',
      }),
  },
  {
    slug: 'blue-line',
    grade: 'tealOrange',
    ambience: 'surf',
    scene: () =>
      coast({ seed: 14, deep: '#0a4a66', shallow: '#4fb8b4', sand: '#dcc49a', land: '#4a5c34', lean: 0.5 }),
  },
];
