import type { GateKind } from "@cardplaza/contract/accounts/gate-words";
import { browserStore } from "./storage/browser-storage.ts";
import { LOGOUT_KEY } from "./storage/storage-keys.ts";
import { tabValue } from "./storage/stored-value.ts";

/** What a visitor began before signing in. The page at `target` finishes it. */
export interface KeptAction {
  kind: GateKind;
  /** The id of what it is about. */
  about: string;
  /** Its name, for the heading of the sign-in. */
  to: string;
  /** The page to which the visitor comes back. */
  target: string;
  /** False where the browser stores nothing, so that it lasts only while the page is open. */
  isStored: boolean;
  /** The name as typed before, so that the sign-up is filled in. */
  name: string;
  email: string;
  mobile: string;
  keptAt: number;
}

/** What pages with light first scripts hand to the sign-in in the history's state, which keeps it for them. */
export interface WantedState {
  wanted: Pick<KeptAction, "kind" | "about" | "to">;
}

type NewAction = Pick<KeptAction, "kind" | "target"> & Partial<Omit<KeptAction, "keptAt">>;

// In session storage, so that the next person at this browser does not get it. Never in the address, which is logged.
const kept = tabValue<KeptAction>("kept-action");
/** A sign-in takes minutes. What was given up an hour ago must not happen by surprise. */
const KEPT_MS = 30 * 60_000;
const NOBODY = { name: "", email: "", mobile: "" };

/** Keeps the action and returns the address of the sign-in: on Sign up, unless a member was signed in here before. */
export function keepAction(action: NewAction): string {
  const whole = { about: "", to: "", isStored: true, ...NOBODY, ...action, keptAt: Date.now() };
  kept.save({ ...whole, mobile: mobileIn(whole.mobile) });
  const tab = isStranger() ? "tab=sign-up&" : "";
  return `/auth?${tab}redirect=${encodeURIComponent(action.target)}`;
}

/** What is kept for a visitor who comes back to this address. */
export function keptFor(target: string): KeptAction | null {
  const action = read();
  return action?.target === target ? action : null;
}

/** Hands the action out once. Without an id, whatever it is about. */
export function takeAction(kind: GateKind, about?: string): KeptAction | null {
  const action = read();
  if (action?.kind !== kind || (about !== undefined && action.about !== about)) return null;
  dropAction();
  return action;
}

/** Somebody is signed in: the page at the target still finishes the action, but needs nobody's details for it. */
export function dropPerson(): void {
  const action = read();
  if (action) kept.save({ ...action, ...NOBODY });
}

export const dropAction = () => kept.drop();

function read(): KeptAction | null {
  const action = kept.read();
  return action && Date.now() - action.keptAt < KEPT_MS ? action : null;
}

/** Whether no member has signed out in this browser before. */
export const isStranger = () => browserStore.read(LOGOUT_KEY) === null;

/** A card may show a landline, written with a 0; an account takes a mobile number, or a foreign one. */
export function mobileIn(phone: string): string {
  const number = phone.replaceAll(/[^\d+]/g, "");
  const isIndian = /^(?:\+?91)?[6-9]\d{9}$/.test(number);
  return isIndian || /^\+(?!91)\d{8,15}$/.test(number) ? phone.trim() : "";
}
