import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Refusal } from '../../../../contract/refusal';
import type { TalentTable } from '../../../../contract/scripts/talentImport';
import { machine } from '../../../kernel/machine';
import { type Failure, staysInDoubt } from '../../../kernel/mutation';
import { splitActions } from '../../../kernel/splitActions';
import type { KeptFile } from '../../../kernel/world';
import type { Imported, TableChoices, TalentImportState } from './state';

const { move } = machine<TalentImportState>();

/** Whether a table has other columns once it is read so. */
const cutsOtherwise = ({ encoding, separator }: TableChoices) =>
  encoding !== undefined || separator !== undefined;

const slice = createSlice({
  name: 'talentImport',
  initialState: { status: 'choosing' } as TalentImportState,
  reducers: {
    fileChosen: move(
      ['choosing', 'ready', 'made', 'undone'],
      ['checking'],
      (_state, { payload: { file } }: PayloadAction<{ readonly file: KeptFile }>) => ({
        status: 'checking',
        file,
        choices: {},
        table: null,
      }),
    ),
    choicesChanged: move(
      ['ready', 'checking'],
      ['checking'],
      ({ file, choices, table }, { payload }: PayloadAction<TableChoices>) => ({
        status: 'checking',
        file,
        choices: { ...(cutsOtherwise(payload) ? { ...choices, columns: undefined } : choices), ...payload },
        table,
      }),
    ),
    submitted: move(['ready'], ['importing'], ({ file, choices, table, requestId = null }) => ({
      status: 'importing',
      file,
      choices,
      table,
      requestId,
    })),
    /** The rows that were left out are to be saved. */
    leftSaved: move(['made'], ['made'], (state) => state),
    undoRequested: move(['made'], ['undoing'], ({ importId, imported, left, csv }) => ({
      status: 'undoing',
      ...{ importId, imported, left, csv },
    })),
    closed: move(['choosing', 'checking', 'ready', 'made', 'undone'], ['choosing'], () => ({
      status: 'choosing',
    })),

    checked: move(
      ['checking'],
      ['ready'],
      ({ file, choices }, { payload: table }: PayloadAction<TalentTable>) => ({
        status: 'ready',
        file,
        choices,
        table,
      }),
    ),
    notChecked: move(
      ['checking'],
      ['choosing', 'ready'],
      ({ file, choices, table }, { payload: refusal }: PayloadAction<Refusal>) =>
        table === null ? { status: 'choosing', refusal } : { status: 'ready', file, choices, table, refusal },
    ),
    made: move(['importing'], ['made'], (_state, { payload }: PayloadAction<Imported>) => ({
      status: 'made',
      ...payload,
    })),
    notMade: move(
      ['importing'],
      ['ready'],
      (
        { file, choices, table, requestId: before },
        { payload: { refusal, requestId } }: PayloadAction<Failure>,
      ) => ({
        status: 'ready',
        ...{ file, choices, table, refusal, isOfImport: true as const },
        ...(staysInDoubt(before !== null, refusal) && { requestId }),
      }),
    ),
    undone: move(['undoing'], ['undone'], (_state, { payload: removed }: PayloadAction<number>) => ({
      status: 'undone',
      removed,
    })),
    notUndone: move(['undoing'], ['made'], (state, { payload: refusal }: PayloadAction<Refusal>) => ({
      ...state,
      status: 'made',
      refusal,
    })),
  },
  selectors: { selectTalentImport: (state) => state },
});

export const { reducer, caseReducers } = slice;
export const { intents, facts } = splitActions(
  slice.actions,
  'fileChosen',
  'choicesChanged',
  'submitted',
  'leftSaved',
  'undoRequested',
  'closed',
);
export const { selectTalentImport } = slice.selectors;
