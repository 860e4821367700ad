/**
 * Everything that the product stores in a browser under a key, in local and in session storage, and whose it is. A key
 * that is not here does not compile. `*` stands for the rest of a key.
 *
 * - `session`: what `tokens.ts` writes and removes.
 * - `browser`: stays when the member signs out; it says nothing about anybody.
 * - `typed`: what somebody typed and did not send. It outlasts a session that expired, because its owner signs in
 *   again and goes on. A sign-out deletes it.
 * - `member`: goes with the session, however that ends.
 */
export const STORED_KEYS = {
  theme: "browser",
  /** The specification's marker for the other tabs. */
  logout: "browser",
  /** Administrators have a session of their own. */
  adminToken: "browser",
  admin: "browser",
  adminActive: "browser",
  /** It says which storage the tab uses. */
  viewAs: "browser",
  /** Guards against a page that reloads for ever. */
  restarted: "browser",
  /** The offer of a new version was closed in this tab. */
  "new-version-later": "browser",

  token: "session",
  earlierToken: "session",
  hasListing: "session",
  closedKnown: "member",
  push: "member",
  pushOffer: "member",
  "went-outside": "member",
  recentSearches: "member",
  purchase: "member",
  "weekCards:*": "member",
  "email-asked-*": "member",
  "chapterLink:*": "member",
  "banner-of-*": "member",
  "reminded-of-*": "member",
  "pitches/*": "member",
  "it-compared": "member",
  "messages-read-up-to:*": "member",

  /** Whose tab and whose browser this is, so that the next member finds nothing of it. */
  member: "typed",

  // Begun before a sign-in, and finished after it.
  "kept-action": "typed",
  "chapterInvite:*": "typed",
  "code-in-place": "typed",
  "confirm-message-to-*": "typed",
  "scanned-contact": "typed",
  "listing-starter": "typed",

  "application/*": "typed",
  "application-message/*": "typed",
  "comment/*": "typed",
  "company/*": "typed",
  "enquiry-note-*": "typed",
  "enquiry-to-*": "typed",
  "listing/*": "typed",
  "message-to-*": "typed",
  "message-to-us": "typed",
  "message-draft/*": "typed",
  "new-ask": "typed",
  "note-on-*": "typed",
  "referral-of-*": "typed",
  "reply-to-*": "typed",
  "review-of-*": "typed",
  "scan-event": "typed",
  "unsent-comments/*": "typed",
} as const satisfies Record<string, Belongs>;

export type Belongs = "session" | "browser" | "typed" | "member";

type Pattern = keyof typeof STORED_KEYS;
type Filled<Key> = Key extends `${infer Start}*` ? `${Start}${string}` : Key;

/** A key that is in the list. */
export type StoredKey = Filled<Pattern>;

/** Whose a stored key is. What nobody has named goes with the member. */
export function belongs(key: string): Belongs {
  const exact = (STORED_KEYS as Record<string, Belongs>)[key];
  if (exact) return exact;
  const fitting = Object.keys(STORED_KEYS).find(
    (pattern) => pattern.endsWith("*") && key.startsWith(pattern.slice(0, -1)),
  );
  return fitting ? STORED_KEYS[fitting as Pattern] : "member";
}

/** Databases of the browser that hold what was typed and not sent. Every other one goes with the session. */
export const TYPED_DATABASES: readonly string[] = ["outbox", "card-drafts", "chapter-slips", "scans"];

/** For browsers that cannot name their databases. */
export const DATABASES: readonly string[] = TYPED_DATABASES;

/** Caches whose name begins like this hold only what is the same for everybody: scripts, styles, pictures of the site. */
export const PUBLIC_CACHE = /^(?:shell-|used-files$)/;
