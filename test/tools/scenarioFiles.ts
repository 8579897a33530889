import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Scenario, ScenarioFile } from './scenario';

export type SubjectScenario = Scenario & Required<Pick<Scenario, 'about'>>;

const folder = join(__dirname, 'scenarios');

/** Every scenario of test/tools/scenarios, with what it is about. */
export async function allScenarios(): Promise<readonly SubjectScenario[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const modules = await Promise.all(files.map((name) => import(join(folder, name)) as Promise<ScenarioFile>));
  return modules.flatMap(({ about, scenarios }) => scenarios.map((scenario) => ({ about, ...scenario })));
}
