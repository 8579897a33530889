import { createSelector } from '@reduxjs/toolkit';
import { type Configuration, type ConfigurationRoot, defaultConfiguration } from './configuration';

/** Where films, reels and the other site are: `media`, `reelsSite`, `cinemaSite`. A recording of an earlier build knows fewer. */
export const selectAddresses = createSelector(
  [({ configuration }: ConfigurationRoot) => configuration],
  (configuration): Configuration => ({ ...defaultConfiguration, ...configuration }),
);
