import type { Message } from "@cardplaza/contract/messages/message";
import type { MessageEvent } from "@cardplaza/contract/messages/message-words";
import { type ThreadWindow, WINDOW_MAX, withChanges, withEarlier, withLater } from "./thread-window.ts";

export interface ReadFrom {
  before?: number;
  after?: number;
  around?: number;
  aroundMessage?: string;
  changedSince?: number;
}
/** The newest messages if it names no place. */
export type Start = Pick<ReadFrom, "around" | "aroundMessage">;
export type ReadMessages = (from: ReadFrom) => Promise<ThreadWindow>;

export interface ThreadState {
  /** Null until the first page is there. */
  window: ThreadWindow | null;
  /** Why nothing, or no further page, could be read. */
  error: unknown;
  /** Counts how often the thread was opened at a place, which the screen then shows. */
  opened: number;
}
export type Thread = ReturnType<typeof createThread>;

/** The messages of an open conversation: read by their places, kept up to date by the numbers of changes. */
export function createThread(read: ReadMessages) {
  let state: ThreadState = { window: null, error: null, opened: 0 };
  const listeners = new Set<() => void>();
  /** The newest change that was heard of. */
  let heard = 0;
  let catchingUp: Promise<void> | undefined;
  const paging = new Map<"before" | "after", Promise<void>>();
  /** Deleted for oneself: what is on its way still holds them. */
  const gone = new Set<string>();
  let opening = 0;

  const set = (next: Partial<ThreadState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const without = (window: ThreadWindow): ThreadWindow =>
    gone.size === 0 ? window : { ...window, messages: window.messages.filter(({ _id }) => !gone.has(_id)) };
  const setWindow = (window: ThreadWindow) => set({ window: without(window), error: null });

  async function readAt(
    from: Start,
    opened: number,
    isRight = (_found: ThreadWindow) => true,
  ): Promise<void> {
    const own = ++opening;
    try {
      let found = await read(from);
      if (own === opening && !isRight(found)) found = await read({});
      if (own !== opening) return;
      set({ window: without(found), error: null, opened });
      if (heard > found.headSeq) await catchUp();
    } catch (error) {
      if (own === opening) set({ error });
    }
  }

  /** Reads the newest messages, or those around a place, and shows them there; the newest if these are not right. */
  const open = (from: Start = {}, isRight?: (found: ThreadWindow) => boolean) =>
    readAt(from, state.opened + 1, isRight);

  async function page(side: "before" | "after"): Promise<void> {
    const asked = state.window;
    const edge = side === "before" ? asked?.messages[0] : asked?.messages.at(-1);
    if (!asked || !edge) return;
    const own = opening;
    try {
      const found = await read({ [side]: edge.seq });
      if (own !== opening || !state.window) return;
      setWindow((side === "before" ? withEarlier : withLater)(state.window, found));
      if (heard > state.window.headSeq) await catchUp();
    } catch (error) {
      if (own === opening) set({ error });
    }
  }

  function onePage(side: "before" | "after"): Promise<void> {
    const going = paging.get(side) ?? page(side).finally(() => paging.delete(side));
    paging.set(side, going);
    return going;
  }

  /** Reads what changed since the last number, as long as there is more. */
  async function readOn(): Promise<void> {
    for (;;) {
      const since = state.window?.headSeq;
      if (since === undefined) return;
      const last = state.window?.messages.at(-1);
      // After a long absence the place is read again, instead of all that happened meanwhile.
      if (heard - since > WINDOW_MAX && last) return readAt({ around: last.seq }, state.opened);
      const own = opening;
      const found = await read({ changedSince: since });
      if (!state.window) return;
      // What was read meanwhile, at this place or another, may be older.
      const isWhole = own === opening && state.window.headSeq >= since;
      setWindow(withChanges(state.window, found.messages, isWhole ? found.headSeq : undefined));
      if (!isWhole) continue;
      const hasMore = found.hasLater || heard > found.headSeq;
      if (!hasMore || found.headSeq <= since) return;
    }
  }

  function catchUp(): Promise<void> {
    catchingUp ??= (async () => {
      try {
        await readOn();
      } catch (error) {
        set({ error });
      } finally {
        catchingUp = undefined;
      }
    })();
    return catchingUp;
  }

  /** What the member changed for themselves alone has no number: all that is held is read again. */
  async function readAgain(): Promise<void> {
    const held = state.window;
    const [first, last] = [held?.messages[0], held?.messages.at(-1)];
    if (!held || !first || !last) return readAt({}, state.opened);
    const own = ++opening;
    try {
      const messages: Message[] = [];
      let headSeq = Infinity;
      for (let after = first.seq - 1; ;) {
        const found = await read({ after });
        messages.push(...found.messages);
        headSeq = Math.min(headSeq, found.headSeq);
        after = found.messages.at(-1)?.seq ?? after;
        if (own !== opening) return;
        if (found.hasLater && after < last.seq) continue;
        const hasEarlier = held.hasEarlier && messages.length > 0;
        set({ window: without({ messages, hasEarlier, hasLater: found.hasLater, headSeq }), error: null });
        break;
      }
      if (heard > headSeq) await catchUp();
    } catch (error) {
      if (own === opening) set({ error });
    }
  }

  return {
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open,
    earlier: () => (state.window?.hasEarlier ? onePage("before") : Promise.resolve()),
    later: () => (state.window?.hasLater ? onePage("after") : Promise.resolve()),
    catchUp,
    readAgain,
    /** A change was announced, perhaps with its message: only if one before it was missed, something is read. */
    hear({ seq, message }: Pick<MessageEvent, "seq" | "message">): void {
      heard = Math.max(heard, seq);
      const { window } = state;
      if (!window) return;
      const isNext = message !== undefined && seq === window.headSeq + 1;
      if (message) setWindow(withChanges(window, [message], isNext ? seq : window.headSeq));
      if (seq > window.headSeq && !isNext) void catchUp();
    },
    /** What the server answered to something that the member did here. */
    take(message: Message): void {
      if (state.window) setWindow(withChanges(state.window, [message]));
    },
    /** Deleted for oneself. */
    remove(id: string): void {
      gone.add(id);
      if (state.window) setWindow(state.window);
    },
  };
}
