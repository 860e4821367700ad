import type { GateKind } from "@cardplaza/contract/accounts/gate-words";
import { LOGOUT_KEY } from "./storage-keys.ts";

/** What a visitor began before signing in. The page at `target` finishes it. */
export interface KeptAction {
  kind: GateKind;
  /** The id of what it is about. */
  about: string;
  /** Its name, for the heading of the sign-in. */
  to: string;
  /** Where the visitor comes back to. */
  target: string;
  /** False where the browser stores nothing, so that it lasts only while the page is open. */
  isStored: boolean;
  /** As typed before, so that the sign-up is filled in. */
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
const KEY = "kept-action";
/** A sign-in takes minutes. What was given up an hour ago must not happen by surprise. */
const KEPT_MS = 30 * 60_000;
const NOBODY = { name: "", email: "", mobile: "" };
let inMemory: KeptAction | null = null;

/** Keeps the action and returns the address of the sign-in: on Sign up, unless a member was signed in here before. */
export function keepAction(action: NewAction): string {
  const kept = { about: "", to: "", isStored: true, ...NOBODY, ...action, keptAt: Date.now() };
  store({ ...kept, mobile: mobileIn(kept.mobile) });
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
  if (action) store({ ...action, ...NOBODY });
}

export function dropAction(): void {
  inMemory = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored, so there is nothing to remove.
  }
}

function store(action: KeptAction): void {
  inMemory = action;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(action));
  } catch {
    // Then it is only in memory.
  }
}

function read(): KeptAction | null {
  const action = stored() ?? inMemory;
  return action && Date.now() - action.keptAt < KEPT_MS ? action : null;
}

function stored(): KeptAction | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as KeptAction | null;
  } catch {
    return null;
  }
}

/** No member has logged out in this browser before. */
export function isStranger(): boolean {
  try {
    return localStorage.getItem(LOGOUT_KEY) === null;
  } catch {
    return true;
  }
}

/** A card may show a landline, written with a 0; an account takes a mobile number, or a foreign one. */
export function mobileIn(phone: string): string {
  const number = phone.replaceAll(/[^\d+]/g, "");
  const isIndian = /^(?:\+?91)?[6-9]\d{9}$/.test(number);
  return isIndian || /^\+(?!91)\d{8,15}$/.test(number) ? phone.trim() : "";
}
