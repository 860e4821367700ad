/** Removed before this lands. */
export function notYet(): never {
  throw new Error("not yet");
}
