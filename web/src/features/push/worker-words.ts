/** What the worker says by itself. Apart from the screens' words, because the worker is loaded by each browser. */
export const WORKER_PUSH_WORDS = {
  somethingNew: "There is something new for you.",
} as const;
