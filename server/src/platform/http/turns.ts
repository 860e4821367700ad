import { Refusal, tooMany } from "../refusals.ts";

/** A call that takes longer waits for something else than this process: the next one need not wait for it. */
const GIVES_WAY_AFTER_MS = 100;
const MOST_WAITING = 100;
/**
 * Who asks too often, or with a token that nobody has, gets the next answer later: a thousand refusals a second slow
 * others as well.
 */
const TURNED_AWAY = ["RATE_LIMITED", "UNAUTHENTICATED"];
const WAITS_AFTERWARDS_MS = 100;

export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Does the calls of one caller one after the other, while those of others go on. A caller who keeps ten connections
 * busy has one call under way, and everybody else waits behind one call instead of ten.
 */
export function createTurns(): InTurn {
  const queues = new Map<string, (() => void)[]>();

  const next = (key: string) => {
    const start = queues.get(key)?.shift();
    // Input of other callers is read before the next turn.
    if (start) setImmediate(start);
    else queues.delete(key);
  };

  return async function inTurn(key, work) {
    const queue = queues.get(key);
    if (queue) {
      if (queue.length >= MOST_WAITING) throw tooMany(1);
      await new Promise<void>((resolve) => queue.push(resolve));
    } else queues.set(key, []);
    let gaveWay = false;
    const giveWay = () => {
      if (!gaveWay) next(key);
      gaveWay = true;
    };
    const timer = setTimeout(giveWay, GIVES_WAY_AFTER_MS);
    let isTurnedAway = false;
    try {
      return await work();
    } catch (thrown) {
      isTurnedAway = thrown instanceof Refusal && TURNED_AWAY.includes(thrown.code);
      throw thrown;
    } finally {
      clearTimeout(timer);
      if (isTurnedAway) setTimeout(giveWay, WAITS_AFTERWARDS_MS);
      else giveWay();
    }
  };
}
