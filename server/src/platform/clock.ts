/** What time it is. Verbs and jobs take `now` from their context; only what opens a context asks the clock. */
export interface Clock {
  now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };
