/**
 * How long giving up on a server that hangs may take. Our own limits are below ten seconds, those of the libraries are
 * 30 seconds and more. What lies between is for a busy machine.
 */
export const GIVEN_UP_WITHIN_MS = 20_000;
