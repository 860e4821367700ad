import { ApiError } from "../../lib/api.ts";
import { refusedFields } from "./refused-fields.ts";

export type SavePhase = "saved" | "unsaved" | "saving" | "failed" | "stale";

export interface SaveState<Saved> {
  phase: SavePhase;
  /** Why it failed. */
  error: unknown;
  /** What the server refused, by the path of the field. */
  refused: Record<string, string>;
  /** As the last response gave it, with the version that the next change is made on; null until it exists. */
  record: Saved | null;
}

interface Options<Saved, Sent> {
  record: Saved | null;
  /** What the record says now. */
  saved: Sent;
  /** Whether to save after a pause, or only on request. */
  autosaves: boolean;
  send: (record: Saved | null, change: Sent) => Promise<Saved>;
}

const PAUSE_MS = 900;
const AGAIN_MS = 8_000;

/**
 * Saves what differs from the record, one call after the other. A field that the server refuses stays
 * as it was typed and is left out until it changes; the others go on without it.
 */
export class AutoSaver<Saved, Sent extends object> {
  #state: SaveState<Saved>;
  #saved: Sent;
  #wanted: Sent;
  #turnedDown = new Map<string, string>();
  #running: Promise<boolean> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #send: Options<Saved, Sent>["send"];
  autosaves: boolean;

  constructor({ record, saved, autosaves, send }: Options<Saved, Sent>) {
    this.#state = { phase: "saved", error: undefined, refused: {}, record };
    this.#saved = this.#wanted = saved;
    this.autosaves = autosaves;
    this.#send = send;
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  state = () => this.#state;

  /** What the form says now. */
  want(fields: Sent) {
    this.#wanted = fields;
    const refused = Object.fromEntries(
      Object.entries(this.#state.refused).filter(([path]) => this.#isTurnedDown(path.split(".")[0] ?? "")),
    );
    const { phase } = this.#state;
    const isDirty = this.#dirty().length > 0;
    const next = phase === "saving" || phase === "stale" ? phase : isDirty ? "unsaved" : "saved";
    if (next !== phase || Object.keys(refused).length !== Object.keys(this.#state.refused).length)
      this.#set({ phase: next, refused });
    if (this.autosaves && isDirty && next !== "stale") this.#later(PAUSE_MS);
  }

  /** Saves now. True if everything that was typed is saved. */
  flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    if (this.#state.phase === "stale") return Promise.resolve(false);
    this.#running ??= this.#work().finally(() => (this.#running = undefined));
    return this.#running;
  }

  /** The record was changed elsewhere: goes on from what it says now. */
  rebase(record: Saved, saved: Sent) {
    this.#saved = saved;
    this.#turnedDown.clear();
    this.#set({ phase: "unsaved", error: undefined, refused: {}, record });
  }

  /** Takes the record that another call, such as publishing, has returned. */
  take(record: Saved) {
    this.#set({ record });
  }

  stop() {
    clearTimeout(this.#timer);
  }

  async #work(): Promise<boolean> {
    for (;;) {
      const keys = this.#dirty();
      if (keys.length === 0) break;
      const change = Object.fromEntries(keys.map((key) => [key, this.#wanted[key]])) as Sent;
      this.#set({ phase: "saving", error: undefined });
      try {
        const record = await this.#send(this.#state.record, change);
        Object.assign((this.#saved = { ...this.#saved }), change);
        this.#set({ record });
      } catch (error) {
        if (!this.#turnDown(change, error)) return this.#fail(error);
      }
    }
    this.#set({ phase: this.#turnedDown.size > 0 ? "unsaved" : "saved", error: undefined });
    return this.#turnedDown.size === 0;
  }

  /** Leaves the refused fields out; false where the refusal is about something else. */
  #turnDown(change: Sent, error: unknown): boolean {
    const fields = refusedFields(error);
    const named = new Set(Object.keys(fields).map((path) => path.split(".")[0]));
    const turnedDown = Object.entries(change).filter(([key]) => named.has(key));
    if (turnedDown.length === 0) return false;
    for (const [key, value] of turnedDown) this.#turnedDown.set(key, JSON.stringify(value));
    this.#set({ refused: { ...this.#state.refused, ...fields } });
    return true;
  }

  #fail(error: unknown): false {
    const isStale = error instanceof ApiError && error.status === 409;
    this.#set({ phase: isStale ? "stale" : "failed", error });
    const isAway = !(error instanceof ApiError) || error.status >= 500 || error.status === 429;
    if (this.autosaves && isAway) this.#later(AGAIN_MS);
    return false;
  }

  #dirty(): (keyof Sent & string)[] {
    return (Object.keys(this.#wanted) as (keyof Sent & string)[]).filter(
      (key) =>
        JSON.stringify(this.#wanted[key]) !== JSON.stringify(this.#saved[key]) && !this.#isTurnedDown(key),
    );
  }

  #isTurnedDown(key: string): boolean {
    const refused = this.#turnedDown.get(key);
    if (refused === undefined) return false;
    if (refused === JSON.stringify(this.#wanted[key as keyof Sent])) return true;
    this.#turnedDown.delete(key);
    return false;
  }

  #later(milliseconds: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), milliseconds);
  }

  #set(change: Partial<SaveState<Saved>>) {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
