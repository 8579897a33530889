/** For the arrow of Blueprint's HTMLSelect: it says nothing that the select does not, and would say it in English. */
export const quietIcon = { title: undefined } as const;
