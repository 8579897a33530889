import { type Action, createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { type Keyed, keyed } from '../keyed';
import { onLeading, reacting } from '../reactions';
import { splitActions } from '../splitActions';
import { undrafted } from '../undrafted';
import {
  type Asked,
  type Deed,
  type OneOfMany,
  isUnderWay,
  saveSwitch,
  settled,
  type Switch,
  type Switches,
  type Switching,
  switchSteps,
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
  /** True while some that were pressed together wait for their turn. */
  readonly selectWaits: (state: never, press: string) => boolean;
  /** Intent: a person pressed the switch of that thing. */
  readonly press: (id: string, online: boolean, deed: Deed) => UnknownAction;
  /** Intent: a person put several of them on, or off, by one press; or takes such a press back. */
  readonly pressAll: (things: readonly OneOfMany[], online: boolean, press?: Press) => UnknownAction;
  /** Fact: such a press was taken back; what of it waits is as it was. */
  readonly withdraw: (press: string) => UnknownAction;
}

type Named<Id extends string> = { readonly [I in Id]: string };

/** What is said of a press of several as a whole. */
type Press = Pick<Deed, 'together' | 'takesBack'>;

const waitsBy = (press: string) => (state: Switch) =>
  state.status === 'waiting' && state.deed?.together === press;

/** So often were several pressed at once since the page was loaded: it names the press. */
let presses = 0;

/**
 * A switch for each thing of a kind, shown at once as it was pressed. Things are switched beside one another; of one
 * thing, the newest press is sent once the save in hand has ended.
 *
 * @returns the `steps` for the tables of the machines, reducer, intents and saga; what the rows of a list select and say.
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
      withdrawn: (drafted, action: PayloadAction<string>) => {
        const isIts = waitsBy(action.payload);
        const others = Object.entries<Switch>(undrafted(drafted)).filter(
          ([, state]) => !isIts(state) || steps.withdrawn(state, action as never) !== settled,
        );
        return Object.fromEntries(others);
      },
    },
  });
  const { intents, facts } = splitActions(slice.actions, 'requested');
  const select = (state: Root, key: string): Switch => state[name][key] ?? settled;
  const selectIsSaving = ({ [name]: all = {} }: Partial<Root>): boolean =>
    Object.values<Switch>(all).some(isUnderWay);
  const selectWaits = ({ [name]: all }: Root, press: string): boolean =>
    Object.values<Switch>(all).some(waitsBy(press));
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
    said: Press = { together: `${(presses += 1)}` },
  ) =>
    intents.requested({
      things: things.map(({ id: key, ...known }) => asked(key, online, { ...known, ...said })),
    });

  const forRows = { select, selectIsSaving, selectWaits, press, pressAll, withdraw: facts.withdrawn };
  const workflow = { steps, reducer: slice.reducer, intents, saga, ...forRows };
  return workflow satisfies SwitchesWorkflow & typeof workflow;
}
