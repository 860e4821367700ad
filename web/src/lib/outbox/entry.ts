/** Something that a member did, and that the server has not answered yet. */
export interface Entry<Call = unknown> {
  /** Made when it was entered: also the key that lets the server act once, however often it is sent. */
  id: string;
  /** Only sent while this member is signed in. What a visitor scanned goes to the member they sign in as. */
  owner: string | null;
  at: number;
  /** The name of its kind, which knows how it is sent. */
  kind: string;
  /** Its params and body, as the kind takes them. */
  call: Call;
  /** What it says in the list of those that wait: "Referral for Meera". */
  label: string;
  /** The screen on which it was made. */
  path?: string | undefined;
  /** The properties of its form, with everything that was typed: a refused one is mended there. */
  form?: object | undefined;
  photo?: Blob | undefined;
  /** Its form has left it to the outbox. Until then only that form sends it, and hears what became of it. */
  isLate: boolean;
  /** Guessed from a picture: not sent before its owner has looked it over. */
  unchecked?: boolean | undefined;
  /** The first try that got no answer, so that the server may have acted. */
  triedAt?: number | undefined;
  /** Why it waits for its owner. */
  problem?: string | undefined;
  /** It may have reached the server more than a day ago: its owner decides. */
  isDoubtful?: boolean | undefined;
}

/** What is said of an entry when it is made. */
export type NewEntry<Call> = Pick<Entry<Call>, "call" | "label" | "form" | "photo" | "unchecked">;

/** A refused entry that is open in its form again. What is sent from there takes its place. */
export interface Mended {
  id: string;
  problem: string;
}

/** A form that is still open after this was closed with its page. */
export const LEFT_ALONE_MS = 30_000;

/** What the outbox sends, and what lists show. */
export const isLeftToOutbox = ({ isLate, at }: Pick<Entry, "isLate" | "at">, now: number) =>
  isLate || now - at > LEFT_ALONE_MS;

/** It is sent by itself. */
export const isReady = ({ problem, unchecked }: Entry) => problem === undefined && !unchecked;
