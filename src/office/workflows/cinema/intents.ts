import { createAction } from '@reduxjs/toolkit';

/** Intent: the special client chose the cinema site. */
export const chosen = createAction('cinema/chosen');
