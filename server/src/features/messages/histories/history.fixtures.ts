import fc from "fast-check";
import type { openDevice } from "../device.fixtures.ts";

export type Device = ReturnType<typeof openDevice>;

/** What happens next, on which device; the numbers pick one of those that there are. */
export interface Step<What extends string = string> {
  what: What;
  device: number;
  person: number;
  conversation: number;
  message: number;
  /** Another device, which follows, misses what came, or sleeps on. */
  follower: number;
  follows: (typeof FOLLOWING)[number];
}

const FOLLOWING = ["sync", "sync", "hear", "miss", "sleep"] as const;
/** As often in the middle as at the ends, or all would be done by the first device with the first message. */
const share = fc.noBias(fc.integer({ min: 0, max: 999 }));

/** Histories of texts and of a few of these steps: with few kinds in one history, these meet each other often. */
export const historiesOf = <const What extends string>(kinds: readonly What[]) =>
  fc.subarray([...kinds], { minLength: 3, maxLength: 7 }).chain((some) =>
    fc.array(
      fc.record({
        what: fc.constantFrom("write" as const, "write" as const, ...some, ...some),
        device: share,
        person: share,
        conversation: share,
        message: share,
        follower: share,
        follows: fc.constantFrom(...FOLLOWING),
      }),
      { minLength: 20, maxLength: 50 },
    ),
  );

export const pick = <One>(all: readonly One[], at: number): One | undefined =>
  all[Math.floor((at * all.length) / 1000)];

/** Two steps at a time, as two people would, while devices follow. */
export async function play<One extends Step>(
  history: readonly One[],
  devices: readonly Device[],
  take: (step: One) => Promise<void>,
): Promise<void> {
  for (let at = 0; at < history.length; at += 2) {
    const both = history.slice(at, at + 2);
    await Promise.all([...both.map(take), follow(both[0]!, devices)]);
  }
}

async function follow({ follower, follows }: Step, devices: readonly Device[]): Promise<void> {
  if (follows !== "sleep") await pick(devices, follower)![follows]();
}
