import type { Ambience } from '../paint/encode';
import type { GradeName } from '../paint/grade';
import type { Scene } from '../scene';

/** How one film is made: its scene, development, room tone, length in seconds, the moment of its poster (0 to 1). */
export interface Take {
  slug: string;
  scene: () => Scene | Promise<Scene>;
  grade: GradeName;
  ambience: Ambience;
  exposure?: number;
  seconds?: number;
  poster?: number;
}
