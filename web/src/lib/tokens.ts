import { browserStore } from "./storage/browser-storage.ts";
import {
  ADMIN_TOKEN_KEY,
  EARLIER_TOKEN_KEY,
  HAS_LISTING_KEY,
  LOGOUT_KEY,
  TOKEN_KEY,
} from "./storage/storage-keys.ts";

const { read, write, remove } = browserStore;

/** The credential that a call carries: administrators' calls have their own. */
export function tokenFor(path: string): string | null {
  return path.split("/").includes("admin") ? read(ADMIN_TOKEN_KEY) : memberToken();
}

/** The token in force. One that came by address is not, until the server has accepted it. */
export function memberToken(): string | null {
  return unprovenToken() === null ? read(TOKEN_KEY) : read(EARLIER_TOKEN_KEY) || null;
}

/** A token that came by address and that the server has yet to accept. */
export function unprovenToken(): string | null {
  return read(EARLIER_TOKEN_KEY) === null ? null : read(TOKEN_KEY);
}

/** Signs in. False if the browser stores nothing, because the member would not stay signed in. */
export function storeMemberToken(token: string): boolean {
  const isStored = write(TOKEN_KEY, token);
  const outdated = isStored ? ([EARLIER_TOKEN_KEY, LOGOUT_KEY] as const) : ([TOKEN_KEY] as const);
  for (const key of outdated) remove(key);
  if (isStored) changed();
  return isStored;
}

export function removeMemberToken() {
  for (const key of [TOKEN_KEY, EARLIER_TOKEN_KEY, HAS_LISTING_KEY] as const) remove(key);
  changed();
}

/** The server has accepted the token that came by address. */
export function acceptUnprovenToken() {
  remove(EARLIER_TOKEN_KEY);
  changed();
}

/** The server has refused it: the earlier one comes back, so a planted link signs nobody out either. */
export function dropUnprovenToken() {
  const earlier = read(EARLIER_TOKEN_KEY);
  if (earlier) write(TOKEN_KEY, earlier);
  else remove(TOKEN_KEY);
  remove(EARLIER_TOKEN_KEY);
  changed();
}

/** Signals the log-out to the other tabs. The value differs each time, so that each one fires an event. */
export const writeLogoutMarker = () => write(LOGOUT_KEY, String(Date.now()));

export const removeLogoutMarker = () => remove(LOGOUT_KEY);

/** Calls the listener on every change of the current token, in this tab or another. */
export function subscribeToMemberToken(listener: () => void) {
  listeners.add(listener);
  addEventListener("storage", listener);
  // A page restored from the back-forward cache has missed changes.
  addEventListener("pageshow", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
    removeEventListener("pageshow", listener);
  };
}

const listeners = new Set<() => void>();

function changed() {
  markSession();
  for (const listener of listeners) listener();
}

/** Style sheets show a member's header by this; the script in the head sets it before the first paint. */
export function markSession() {
  const { dataset } = document.documentElement;
  if (memberToken()) {
    dataset.session = "member";
  } else {
    delete dataset.session;
    delete dataset.hasListing;
  }
}

/** Remembered for the first paint of the next page. */
export function markListing(hasListing: boolean) {
  const { dataset } = document.documentElement;
  if (hasListing) {
    dataset.hasListing = "";
    write(HAS_LISTING_KEY, "1");
  } else {
    delete dataset.hasListing;
    remove(HAS_LISTING_KEY);
  }
}
