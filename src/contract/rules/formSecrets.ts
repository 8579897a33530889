/**
 * Fields of forms that are secret and that no script carries, as a password typed once more. What is named here is
 * masked in every journal, wherever a form or an action keeps it; a script's own field says so by `secret(…)`.
 */
export const formSecrets = ['repeatedPassword'] as const;
