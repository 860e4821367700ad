/** A dialog that closes looks after the focus itself first. */
export const FOCUS_AFTER_MS = 50;
