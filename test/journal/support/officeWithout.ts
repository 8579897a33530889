import { assembleOffice } from '../../../src/office/app/assembleOffice';
import { allKits } from '../../../src/office/app/kits/all';
import * as work from '../../../src/office/app/work';
import type { OfficeFactory } from '../../../src/office/journal';

const without = <T extends object>(all: T, name: string): T =>
  Object.fromEntries(Object.entries(all).filter(([each]) => each !== name)) as T;

const kitsWithout = (name: string) =>
  Object.fromEntries(
    Object.entries(allKits).map(([kit, one]) => [kit, { ...one, workflows: without(one.workflows, name) }]),
  );

/** The office as if somebody had left out a workflow; its slice is there. */
export const officeWithout =
  (name: string): OfficeFactory =>
  (options) =>
    assembleOffice({
      ...options,
      work: { ...work, workflows: without(work.workflows, name) },
      kits: kitsWithout(name),
    });
