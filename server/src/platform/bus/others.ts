/** What instances tell each other of themselves. `missed`: what was published before was not sent. */
export type Sign = "here" | "missed" | "gone";

export interface Others {
  /** Nobody else has been heard of, so that nothing needs to be sent. What is published then is missed by who comes. */
  skips: () => boolean;
  /** Something came from another instance, perhaps a sign. */
  hear: (from: string, sign?: Sign) => void;
  /** After the connection was away: others may have come meanwhile. */
  ask: () => void;
  close: () => void;
}

/** Others answer within this time; until then everything is sent. */
const ANSWERS_WITHIN_MS = 5_000;
export const SIGN_EVERY_MS = 30_000;
const FORGOTTEN_AFTER_MS = 3.5 * SIGN_EVERY_MS;

/**
 * Knows whether other instances listen. Most installations run one, and a message to nobody would cost the database as much
 * as one to many. Who comes says so and is answered; who was skipped meanwhile is told to read again.
 */
export function createOthers(say: (sign: Sign) => void, onMissed: () => void): Others {
  const heardAt = new Map<string, number>();
  let sendsUntil = 0;
  let hasSkipped = false;

  const ask = () => {
    sendsUntil = performance.now() + ANSWERS_WITHIN_MS;
    say("here");
  };
  const meet = () => {
    say("here");
    if (hasSkipped) say("missed");
    hasSkipped = false;
  };
  const signs = setInterval(() => {
    say("here");
    for (const [from, at] of heardAt) if (performance.now() - at > FORGOTTEN_AFTER_MS) heardAt.delete(from);
  }, SIGN_EVERY_MS);
  signs.unref();
  ask();

  return {
    skips() {
      const isAlone = heardAt.size === 0 && performance.now() >= sendsUntil;
      hasSkipped ||= isAlone;
      return isAlone;
    },
    hear(from, sign) {
      const isNew = !heardAt.has(from);
      if (sign === "gone") return void heardAt.delete(from);
      heardAt.set(from, performance.now());
      if (isNew) meet();
      if (sign === "missed") onMissed();
    },
    ask,
    close() {
      clearInterval(signs);
      say("gone");
    },
  };
}
