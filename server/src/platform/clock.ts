/** The current time. Verbs and jobs take `now` from their context; only code that opens a context reads the clock. */
export interface Clock {
  now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };
