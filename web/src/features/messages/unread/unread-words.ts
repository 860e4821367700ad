export const UNREAD_WORDS = {
  title: "Messages",
  /** "Messages, 3 unread" */
  withCount: (count: string) => `Messages, ${count} unread`,
} as const;
