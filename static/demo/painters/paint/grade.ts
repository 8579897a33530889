/** How a film was developed: tints are added per channel in display values. */
export interface Grade {
  exposure: number;
  contrast: number;
  saturation: number;
  shadows: readonly [number, number, number];
  highlights: readonly [number, number, number];
  bloom: number;
  vignette: number;
  grain: number;
}

const natural: Grade = {
  exposure: 1,
  contrast: 1.05,
  saturation: 1,
  shadows: [0, 0, 0],
  highlights: [0, 0, 0],
  bloom: 0.14,
  vignette: 0.35,
  grain: 0.018,
};

export const grades = {
  natural,
  tealOrange: {
    ...natural,
    contrast: 1.12,
    saturation: 1.1,
    shadows: [-0.02, 0.012, 0.03],
    highlights: [0.03, 0, -0.04],
  },
  bleach: {
    ...natural,
    contrast: 1.28,
    saturation: 0.42,
    shadows: [0, 0.004, 0.01],
    highlights: [0.01, 0.01, 0],
    grain: 0.035,
  },
  tungsten: {
    ...natural,
    saturation: 1.05,
    shadows: [0.012, 0, -0.008],
    highlights: [0.03, 0.008, -0.05],
    bloom: 0.2,
  },
  cold: {
    ...natural,
    contrast: 1.1,
    saturation: 0.8,
    shadows: [-0.012, 0.004, 0.03],
    highlights: [-0.02, 0.005, 0.015],
  },
  mono: {
    ...natural,
    contrast: 1.22,
    saturation: 0,
    highlights: [0.008, 0.004, -0.004],
    grain: 0.04,
    bloom: 0.18,
  },
  pastel: {
    ...natural,
    contrast: 0.9,
    saturation: 0.82,
    shadows: [0.035, 0.03, 0.045],
    highlights: [0.01, 0, -0.015],
    vignette: 0.2,
  },
  neon: {
    ...natural,
    contrast: 1.1,
    saturation: 1.15,
    shadows: [0.004, -0.004, 0.022],
    bloom: 0.22,
    vignette: 0.45,
  },
} satisfies Record<string, Grade>;

export type GradeName = keyof typeof grades;
