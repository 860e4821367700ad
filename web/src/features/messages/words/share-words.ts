import type { ShareType } from "@cardplaza/contract/messages/message-words";

/** At most so many at once, so that a message is passed on and not spread. */
export const MAX_FORWARDS = 5;

/** What is said about sharing and forwarding. */
export const SHARE_WORDS = {
  title: "Share",
  open: "Share a card, product, job, listing, post or contact",
  kinds: "What to share",
  tabs: {
    card: "Card",
    product: "Product",
    job: "Job",
    listing: "Listing",
    post: "Post",
    contact: "Contact",
  } satisfies Record<ShareType, string>,
  search: {
    card: "Search cards by name or company",
    product: "Search products",
    job: "Search jobs",
    listing: "Search business listings",
    post: "Search your own and saved posts",
    contact: "Search your contacts",
  } satisfies Record<ShareType, string>,
  found: "Found",
  none: {
    card: "Search for a card by name or company.",
    product: "Search for a product by name.",
    job: "Search for a job by title or company.",
    listing: "Search for a business by name.",
    post: "You have no own or saved posts yet.",
    contact: "You have no contacts yet.",
  } satisfies Record<ShareType, string>,
  nothing: (q: string) => `No results for '${q}'.`,
  mine: "Yours",
  saved: "Saved",
  needChoice: "Choose what to share.",
  agreed: "They agreed that I share their details",
  agreedHint: "This contact is not a member. Ask them before you share their phone number or e-mail.",
  needAgreed: "Tick the box to confirm that they agreed.",
  share: "Share",
  hidden: "You can no longer see this",
  remove: (title: string) => `Remove ${title}`,
} as const;

export const FORWARD_WORDS = {
  title: "Forward",
  description: `Choose up to ${MAX_FORWARDS} people or groups.`,
  search: "Search people and groups",
  conversations: "Conversations",
  connections: "Connections",
  chosen: "Chosen",
  remove: (name: string) => `Remove ${name}`,
  nobody: "No matches",
  needChoice: "Choose at least one person or group.",
  full: `You can forward to ${MAX_FORWARDS} at once.`,
  forward: "Forward",
  group: "Group",
  done: "Message forwarded",
  agreedTitle: "Did they agree?",
  agreedText: "You are passing on somebody's phone number or e-mail. Forward it only if they agreed.",
  agreed: "They agreed",
} as const;
