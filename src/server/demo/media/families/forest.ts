import { blend, hex, scale, sum, type Color } from '../paint/color'
import { put, shadeBand } from '../paint/compose'
import { blurred, drawn, paint, WIDTH, HEIGHT, type Layer } from '../paint/layer'
import { bell, clamp, mix, smooth } from '../paint/math'
import { fractal, gradientNoise } from '../paint/noise'
import { between, random } from '../paint/random'
import { glow, shine } from '../paint/sprites'
import { noiseTile } from '../paint/tile'
import type { Scene } from '../scene'
import { person, type Person } from './figures'

export interface Forest {
  seed: number
  haze: string
  leaf: string
  bark: string
  light: string
  sun: { x: number; y: number }
  shafts: number
  figure?: { who: Person; x: number; height: number }
}

/** Trunk behind trunk in morning haze with shafts of sun between them. */
export async function forest(look: Forest): Promise<Scene> {
  const [haze, light, bark, leaf] = [hex(look.haze), hex(look.light), hex(look.bark), hex(look.leaf)]
  const foliage = fractal(gradientNoise(look.seed), 6)
  const back = paint((x, y) => {
    const away = Math.hypot(x - look.sun.x, y - look.sun.y)
    const dapple = smooth(-0.1, 0.5, foliage(x * 5, y * 6))
    const base = blend(scale(haze, 0.75), leaf, smooth(0.1, 0.5, y) * 0.7 + dapple * 0.3)
    return [sum(base, scale(light, 1.7 * bell(away, 0.3) * (0.55 + 0.45 * dapple) + 0.35 * bell(away, 0.75))), 1]
  })
  const next = random(look.seed)
  const rows = Array.from({ length: 5 }, (_, i) => {
    const near = i / 4
    const color = blend(blend(haze, light, 0.12), scale(bark, 0.35), 0.2 + 0.8 * near ** 0.8)
    const row = trees(look.seed + i * 13, near, { color, leaf: blend(color, leaf, 0.45) })
    return near > 0.9 ? blurred(row, 4) : near < 0.3 ? blurred(row, 2) : row
  })
  const figure = look.figure
    ? await drawn(person(look.figure.who, { ...look.figure, y: 0.31, fill: '#0b0d0a' }), { blur: 1 })
    : undefined
  const rays = noiseTile(look.seed + 50, 16, 4, 0.6)
  const mist = noiseTile(look.seed + 51, 4, 6)
  const mote = glow(light)
  const motes = Array.from({ length: 46 }, () => ({ x: next() * 2 - 1, y: next() - 0.5, size: between(next, 0.006, 0.022) }))
  const beams = new Float32Array(WIDTH * HEIGHT * 3)
  return (t, out) => {
    put(out, back, { zoom: 1.01 })
    rows.forEach((row, i) => {
      put(out, row, { x: mix(0.03, -0.05, t) * (0.2 + i * 0.3) * 0.8, zoom: 1 + 0.012 * i * t })
      if (i === 2 && figure) put(out, figure, { x: mix(-0.01, 0.02, t) })
    })
    shadeBand(beams, { step: 4 }, (x, y, px) => {
      const [dx, dy] = [x - look.sun.x, y - look.sun.y]
      const reach = Math.hypot(dx, dy)
      const angle = Math.atan2(dy, dx)
      const ray = smooth(0.45, 0.85, rays(angle * 0.42 + t * 0.006, 0.3 + t * 0.02))
      const body = 0.45 + 1.1 * mist(x * 0.4 - t * 0.05, y * 0.5 + t * 0.01)
      const shaft = ray * body * Math.exp(-reach * 1.25) * smooth(0.02, 0.2, reach) * look.shafts
      const fog = 0.09 * body * smooth(-0.1, 0.4, y)
      for (let c = 0; c < 3; c++) px[c] = light[c]! * shaft * 1.15 + haze[c]! * fog
    })
    for (let at = 0; at < out.length; at++) out[at] = out[at]! + beams[at]!
    for (const { x, y, size } of motes) {
      const lit = 0.3 + 0.7 * Math.sin(t * 5 + x * 30) ** 2
      shine(out, mote, x + 0.04 * t + 0.01 * Math.sin(t * 4 + y * 20), y - 0.03 * t, size, 0.5 * lit)
    }
  }
}

function trees(seed: number, near: number, { color, leaf }: { color: Color; leaf: Color }): Layer {
  const next = random(seed)
  const rough = fractal(gradientNoise(seed), 4)
  const leaves = fractal(gradientNoise(seed + 1), 6)
  const count = Math.round(mix(22, 5, near))
  const trunks = Array.from({ length: count }, (_, i) => ({
    x: -1.1 + (2.2 * (i + between(next, 0.1, 0.9))) / count,
    width: mix(0.008, 0.07, near ** 1.3) * between(next, 0.6, 1.35),
    lean: between(next, -0.05, 0.05),
  }))
  const floor = mix(0.2, 0.44, near)
  return paint((x, y) => {
    let covered = 0
    let round = 0
    for (const trunk of trunks) {
      const flare = 1 + 0.9 * smooth(floor - 0.12, floor + 0.03, y)
      const from = x - trunk.x - trunk.lean * y - rough(trunk.x * 40, y * 3) * 0.012
      const half = (trunk.width / 2) * flare * (1 + 0.12 * rough(trunk.x * 9 + Math.sign(from), y * 16)) * (1 + y * 0.25)
      const inside = smooth(half + 0.0015, half - 0.0015, Math.abs(from))
      if (inside > covered) [covered, round] = [inside, from / half]
    }
    const ground = floor + 0.05 * rough(x * 3, near * 5) - 0.035 * Math.abs(leaves(x * 26, 4 + near))
    const grass = smooth(ground, ground + 0.006, y)
    const crown = smooth(0.16, 0.22, leaves(x * mix(4, 2.2, near), y * mix(4, 2.2, near)) + mix(-0.42, -0.55, near) - y * 1.3)
    const texture = 1 + 0.55 * rough(x * 60, y * 9) - 0.3 * Math.abs(round)
    const tint = grass > covered || crown > covered ? scale(leaf, clamp(0.8 + leaves(x * 20, y * 20), 0.3, 1.6)) : scale(color, texture)
    return [tint, Math.max(covered, grass, crown)]
  })
}
