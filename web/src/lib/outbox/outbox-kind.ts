import type { Api } from "@cardplaza/contract/api";
import type { Answered, CallArgument } from "@cardplaza/contract/endpoint";
import type { QueryClient } from "@tanstack/react-query";
import { apiOnce } from "../api.ts";
import { type Entry, isLeftToOutbox } from "./entry.ts";

/** How entries of one kind are sent, and what shows them afterwards. */
export interface OutboxKind<Call = unknown, Result = unknown> {
  name: string;
  /** Sends one, or several if the kind takes many. */
  send: (entries: readonly Entry<Call>[]) => Promise<Result>;
  /** So many go together. */
  most: number;
  /** Which of several the server refused, and why. */
  refusedIn?: (entries: readonly Entry<Call>[], error: unknown) => Map<string, string>;
  /** The server takes it again at any time without harm; others are kept apart by their key for a day only. */
  isRepeatable: boolean;
  /** The reads that show it once it is sent. One that ends in `*` stands for all that begin like it. */
  shownIn: readonly string[];
  /** Shows what the answer holds, so that it need not be read. */
  show?: ((client: QueryClient, call: Call, result: Result) => Promise<void> | void) | undefined;
}
export type AnyKind = OutboxKind<never, never>;

/** What rooms have declared, by name. */
const kinds = new Map<string, OutboxKind>();

export const kindOf = (name: string): OutboxKind | undefined => kinds.get(name);

/** Declares a kind. Each room does it in a file that the shell loads for members. */
export function outboxKind<Call, Result>(
  kind: Omit<OutboxKind<Call, Result>, "most" | "isRepeatable"> &
    Partial<Pick<OutboxKind<Call, Result>, "most" | "isRepeatable">>,
): OutboxKind<Call, Result> {
  const whole = { most: 1, isRepeatable: false, ...kind };
  kinds.set(kind.name, whole as unknown as OutboxKind);
  return whole;
}

export type CallOf<Key extends keyof Api> = CallArgument<Api[Key]>;

export interface CallKind<Key extends keyof Api> {
  shownIn: readonly string[];
  isRepeatable?: boolean;
  /** What is sent if it waited: with the time of entry, where the call takes one. */
  late?: (call: CallOf<Key>, at: string) => CallOf<Key>;
  show?: (client: QueryClient, call: CallOf<Key>, result: Answered<Api[Key]>) => Promise<void> | void;
}

/** A kind that is one call of the product, sent as it was entered: the key holds for the same content only. */
export function callKind<Key extends keyof Api>(
  name: string,
  endpoint: Key,
  { late, ...kind }: CallKind<Key>,
): OutboxKind<CallOf<Key>, Answered<Api[Key]>> {
  return outboxKind({
    name,
    ...kind,
    send: ([entry]) => {
      const { id, call, at } = entry as Entry<CallOf<Key>>;
      const isLate = late !== undefined && isLeftToOutbox(entry as Entry, Date.now());
      const send = apiOnce(id)[endpoint] as unknown as (input: CallOf<Key>) => Promise<Answered<Api[Key]>>;
      return send(isLate ? late(call, new Date(at).toISOString()) : call);
    },
  });
}

/** Whether this kind's entries show in what was read under that key. */
export const showsIn = ({ shownIn }: AnyKind | OutboxKind, read: string) =>
  shownIn.some((each) => (each.endsWith("*") ? read.startsWith(each.slice(0, -1)) : read === each));
