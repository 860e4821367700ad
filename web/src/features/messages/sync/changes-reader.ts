import type { Conversation } from "@cardplaza/contract/messages/conversation";

interface Changes {
  conversations: Conversation[];
  next: number;
  more: boolean;
}
interface Reading {
  read: (since: number) => Promise<Changes>;
  /** The number up to which this browser has read before. */
  since: number;
  onChanges: (changes: Changes) => void;
}

/** Of a burst of messages the heads are read once. */
const SOON_MS = 200;

/** Reads what changed for the member since the last time: one call at a time, and again if asked meanwhile. */
export function createChangesReader({ read, since, onChanges }: Reading) {
  let next = since;
  let isAsked = false;
  let reading: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function readOn(): Promise<void> {
    try {
      while (isAsked) {
        isAsked = false;
        const changes = await read(next);
        const isFurther = changes.next > next;
        next = changes.next;
        onChanges(changes);
        if (changes.more && isFurther) isAsked = true;
      }
    } catch {
      // It is made again at the next occasion.
      isAsked = false;
    } finally {
      reading = undefined;
    }
  }

  function ask(): Promise<void> {
    isAsked = true;
    reading ??= readOn();
    return reading;
  }

  return {
    ask,
    askSoon(): void {
      timer ??= setTimeout(() => {
        timer = undefined;
        void ask();
      }, SOON_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
