import { officeOpened, submitSignIn } from '../page';
import type { Scenario } from '../scenario';

export const about = [];

export const scenarios: readonly Scenario[] = [
  {
    name: 'office',
    isBase: true,
    async run(page) {
      await submitSignIn(page);
      await officeOpened(page);
    },
  },
];
