/** What an error says, or whatever was thrown in its place. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
