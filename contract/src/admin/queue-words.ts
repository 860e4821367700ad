// Free of zod: screens import it.

/** What waits for administrators. Each room registers its own. */
export const QUEUES = [
  "claims",
  "listings",
  "verifications",
  "reviews",
  "jobs",
  "packages",
  "reports",
  "appeals",
  "posts",
  "messages",
  "tickets",
  "grievances",
  "refunds",
] as const;
export type QueueName = (typeof QUEUES)[number];

export const QUEUE_WORDS: Record<QueueName, string> = {
  claims: "Ownership claims",
  listings: "Business listings",
  verifications: "Card verifications",
  reviews: "Reviews",
  jobs: "Jobs",
  packages: "IT packages",
  reports: "Reports",
  appeals: "Appeals",
  posts: "Posts",
  messages: "Messages",
  tickets: "Support tickets",
  grievances: "Grievances",
  refunds: "Refunds",
};
