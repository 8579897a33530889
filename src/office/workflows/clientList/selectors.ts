import type { ClientListState } from './state';

interface Root {
  readonly clientList: ClientListState;
}

export const selectClientList = (state: Root) => state.clientList;
