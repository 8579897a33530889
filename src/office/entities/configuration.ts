import { createSlice } from '@reduxjs/toolkit';
import type { Configuration } from '../kernel/configuration';

export type { Agent, Configuration } from '../kernel/configuration';

/** The companion server's own addresses. */
export const defaultConfiguration: Configuration = {
  backend: '/backend/',
  mediaBank: '/mediabank/',
  mediaBankResumable: true,
  composesNewsletters: true,
  encodingManager: '/encodingmanager/',
  secureSite: '/securesite/',
  media: '/media',
  videoAddress: '{media}/films/{film}/film.mp4',
  backgroundAddress: '{media}/films/{film}/thumbnails/{picture}.jpg',
  reelsSite: '/reels',
  storeSite: '',
  cinemaSite: '',
  specialClientDatabase: '',
  agents: [],
  signOn: '',
};

/** Set once, before the store is made: as part of the starting state. */
const slice = createSlice({ name: 'configuration', initialState: defaultConfiguration, reducers: {} });

export const configurationReducer = slice.reducer;

export interface ConfigurationRoot {
  readonly configuration: Configuration;
}

export const selectConfiguredAgents = (state: ConfigurationRoot) => state.configuration.agents;
export const selectSignOnName = (state: ConfigurationRoot) => state.configuration.signOn;
export const selectSpecialClientDatabase = (state: ConfigurationRoot) =>
  state.configuration.specialClientDatabase;
