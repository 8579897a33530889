/** The colours of mails that are laid out here. What stands quietly can be read on the paper and on the ground around it. */
export const INK = '#1d1b19';
export const QUIET = '#6b6760';
export const PAPER = '#ffffff';
export const GROUND = '#f3f1ee';
