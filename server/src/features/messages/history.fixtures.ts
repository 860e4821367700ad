import fc from "fast-check";

/** What happens next, on which device; the numbers pick one of those that there are. */
export interface Step<What extends string = string> {
  what: What;
  device: number;
  person: number;
  conversation: number;
  message: number;
}

const share = fc.integer({ min: 0, max: 999 });

/** Histories of these steps. What is named twice happens twice as often. */
export const historiesOf = <const What extends string>(kinds: readonly What[]) =>
  fc.array(
    fc.record({
      what: fc.constantFrom(...kinds),
      device: share,
      person: share,
      conversation: share,
      message: share,
    }),
    { minLength: 20, maxLength: 45 },
  );

export const pick = <One>(all: readonly One[], at: number): One | undefined =>
  all[Math.floor((at * all.length) / 1000)];

/** Two steps at a time, as two people would. */
export async function play<One>(history: readonly One[], take: (step: One) => Promise<void>): Promise<void> {
  for (let at = 0; at < history.length; at += 2) await Promise.all(history.slice(at, at + 2).map(take));
}
