import { type Action, createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { type Keyed, keyed } from '../keyed';
import { onLeading, reacting } from '../reactions';
import { splitActions } from '../splitActions';
import { undrafted } from '../undrafted';
import {
  type Asked,
  type Deed,
  type OneOfMany,
  saveSwitch,
  settled,
  type Switch,
  type Switches,
  type Switching,
  switchSteps,
  type Wanted,
} from './switches';

interface SwitchesOptions<N extends string, Id extends string> extends Switching<Named<Id>> {
  /** Of the slice and of its messages: `talentSwitches/requested`. */
  readonly name: N;
  /** What messages call the thing's id: `talentId`. */
  readonly id: Id;
}

/** The switches of a kind of thing, as the rows of its list know them. */
export interface SwitchesWorkflow {
  readonly select: (state: never, id: string) => Switch;
  /** True while one of them is not at the server; their slice may not be there yet. */
  readonly selectIsSaving: (state: object) => boolean;
  /** Those that a press turned over and that are not at the server yet, each with what it was. */
  readonly selectUnderWay: (state: never, press: string | undefined) => readonly OneOfMany[];
  /** Intent: a person pressed the switch of that thing. */
  readonly press: (id: string, online: boolean, deed: Deed) => UnknownAction;
  /** Intent: a person put several of them on, or off, by one press; or takes such a press back. */
  readonly pressAll: (things: readonly OneOfMany[], online: boolean, deed?: Press) => UnknownAction;
}

type Named<Id extends string> = { readonly [I in Id]: string };

/** What is said of a press of several as a whole. */
type Press = Pick<Deed, 'together' | 'takesBack'>;

/** So often were several pressed at once since the page was loaded: it names the press. */
let presses = 0;

/**
 * A switch for each thing of a kind, shown at once as it was pressed. Things are switched beside one another; of one
 * thing, the newest press is sent once the save in hand has ended.
 *
 * @returns the `steps` for the tables of the machines, reducer, intents and saga; `select` and `press` by the thing's id.
 */
export function switchesOf<N extends string, Id extends string>({
  name,
  id,
  ...switching
}: SwitchesOptions<N, Id>) {
  type Thing = Named<Id>;
  type AskedOfOne = PayloadAction<Thing & Asked>;
  type Requested = PayloadAction<(Thing & Asked) | { readonly things: readonly (Thing & Asked)[] }>;
  type Root = Readonly<Record<N, Keyed<Switch>>>;
  const steps = switchSteps<Thing>();
  const keyOf = (action: Action) => (action as AskedOfOne).payload[id];
  const partsOf = ({ type, payload }: Requested): readonly AskedOfOne[] =>
    ('things' in payload ? payload.things : [payload]).map((each) => ({ type, payload: each }));
  const ofOne = keyed<Switch, Thing>((named) => named[id], settled);
  const slice = createSlice({
    name,
    initialState: {} as Keyed<Switch>,
    reducers: {
      requested: (drafted, action: Requested) => {
        const all: Record<string, Switch> = { ...undrafted(drafted) };
        for (const part of partsOf(action))
          all[keyOf(part)] = steps.requested(all[keyOf(part)] ?? settled, part);
        return all;
      },

      started: ofOne(steps.started),
      saved: ofOne(steps.saved),
      refused: ofOne(steps.refused),
    },
  });
  const { intents, facts } = splitActions(slice.actions, 'requested');
  const select = (state: Root, key: string): Switch => state[name][key] ?? settled;
  const selectIsSaving = ({ [name]: all = {} }: Partial<Root>): boolean =>
    Object.values<Switch>(all).some(({ status }) => status === 'waiting' || status === 'saving');
  const selectUnderWay = ({ [name]: all }: Root, press: string | undefined) =>
    Object.entries<Switch>(all).flatMap(([key, state]) => {
      const { deed, wanted } = state as Partial<Wanted>;
      const isIts = deed?.together !== undefined && deed.together === press && deed.was !== wanted;
      return isIts ? [{ id: key, name: deed.name, was: !wanted }] : [];
    });
  const switches: Switches<Root, Thing> = {
    ...switching,
    facts: facts as unknown as Switches<Root, Thing>['facts'],
    select: (root, named) => select(root, named[id]),
  };

  const save = (action: Action) => saveSwitch(switches, { [id]: keyOf(action) } as unknown as Thing);
  const saga = reacting(
    onLeading(intents.requested.type, save, keyOf, (action: Action) => partsOf(action as Requested)),
  );

  const asked = (key: string, online: boolean, deed: Deed) =>
    ({ [id]: key, online, deed }) as unknown as Thing & Asked;
  const press = (...pressed: Parameters<typeof asked>) => intents.requested(asked(...pressed));
  const pressAll = (
    things: readonly OneOfMany[],
    online: boolean,
    press: Press = { together: `${(presses += 1)}` },
  ) =>
    intents.requested({
      things: things.map(({ id: key, ...known }) => asked(key, online, { ...known, ...press })),
    });

  const workflow = {
    steps,
    reducer: slice.reducer,
    intents,
    select,
    selectIsSaving,
    selectUnderWay,
    press,
    pressAll,
    saga,
  };
  return workflow satisfies SwitchesWorkflow & typeof workflow;
}
