/** What is seen of a text: no blank, control, joiner or filler, and nothing that stands for a character that was lost. */
const SEEN = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\ufffd]/u;

/** Whether nothing of a text would be seen: such a one is no name. */
export const isBlank = (text: string): boolean => !SEEN.test(text);
