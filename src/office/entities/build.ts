import { createAction, createSlice } from '@reduxjs/toolkit';

/** Fact: the build that the server serves now, from the version file. */
export const buildRead = createAction<string>('build/read');

interface BuildSlice {
  /** The build that was served when this page was opened. */
  readonly opened: string | null;
  readonly served: string | null;
}

const slice = createSlice({
  name: 'build',
  initialState: { opened: null, served: null } as BuildSlice,
  reducers: {},
  extraReducers: (builder) =>
    builder.addCase(buildRead, ({ opened }, { payload }) => ({ opened: opened ?? payload, served: payload })),
});

export const buildReducer = slice.reducer;

interface Root {
  readonly build: BuildSlice;
}

/** True when the server has another build than the one this page runs. */
export const selectIsOutdated = ({ build }: Root) => build.opened !== build.served;
