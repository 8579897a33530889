import { personDataScripts } from '../../../contract/scripts/personData';
import { personHeld, persons } from '../../entities/persons';
import { closingWithPage, overlay } from '../../workflows/office/overlay';
import { personExport } from '../../workflows/persons/personExport';
import { personRemoval } from '../../workflows/persons/personRemoval';
import { personSearchReducer, personSearchSaga } from '../../workflows/persons/personSearch';

/** What is held of a person, handed over and removed; for administrators. */
export const reducers = {
  persons: persons.reducer,
  personHeld: personHeld.reducer,
  personSearch: personSearchReducer,
  personExport: personExport.reducer,
  personRemoval: personRemoval.reducer,
};

export const workflows = {
  persons: persons.saga,
  personHeld: personHeld.saga,
  personSearch: personSearchSaga,
  personExport: personExport.saga,
  personRemoval: personRemoval.saga,
  personOverlays: closingWithPage([
    overlay(personExport.select, ['saved', 'refused'], personExport.intents.closed),
    overlay(personRemoval.select, ['editing', 'refused', 'doubtful'], personRemoval.intents.closed),
  ]),
};

export const scripts = personDataScripts;
