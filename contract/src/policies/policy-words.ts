// Separate from the endpoints, so that the browser can import it without zod.

export const POLICY_SLUGS = ["terms-and-conditions", "privacy-policy", "refund-policy"] as const;
export type PolicySlug = (typeof POLICY_SLUGS)[number];

export interface PolicyVersion {
  /**
   * A month, or a day if a month has several: "2026-11", "2026-11-20". Later versions sort after earlier
   * ones.
   */
  version: string;
  /** A day: "2026-11-15". */
  effectiveFrom: string;
  /** The message for a member who agreed to the version before. */
  changes: readonly string[];
}

interface Policy {
  title: string;
  description: string;
  /** The newest first. The text of each is in server/policies/{slug}/{version}.md and is never deleted. */
  versions: readonly [PolicyVersion, ...PolicyVersion[]];
}

/** The only place that names versions: the pages and the consents of members follow from it. */
export const POLICIES: Record<PolicySlug, Policy> = {
  "terms-and-conditions": {
    title: "Terms and conditions",
    description: "The rules of Cardplaza: accounts, content, reviews, ranking, the Premium plan and the law.",
    versions: [
      {
        version: "2026-11",
        effectiveFrom: "2026-11-15",
        changes: [
          "The business directory: listings, claims, enquiries, and the rules for reviews and ranking.",
        ],
      },
    ],
  },
  "privacy-policy": {
    title: "Privacy policy",
    description: "What Cardplaza keeps about you, what for and for how long, and how to see or erase it.",
    versions: [
      {
        version: "2026-11",
        effectiveFrom: "2026-11-15",
        changes: [
          "What we keep for business listings, reviews, claims and enquiries, and for how long.",
          "How to name somebody who acts for you, and how to reach the Grievance Officer.",
        ],
      },
    ],
  },
  "refund-policy": {
    title: "Refund policy",
    description: "Who gets a refund of the Premium plan, within which time, how to ask and how it is paid.",
    versions: [
      {
        version: "2026-11",
        effectiveFrom: "2026-11-15",
        changes: ["How to ask for a refund on the plan screen, and when the money is back."],
      },
    ],
  },
};

/** Members agree to these two together. */
export const AGREED_POLICIES = ["terms-and-conditions", "privacy-policy"] as const satisfies PolicySlug[];

/** The version that a member agrees to: the newer of the two. */
export const TERMS_VERSION = AGREED_POLICIES.map((slug) => POLICIES[slug].versions[0].version)
  .sort()
  .at(-1) as string;

const VERSION = /^\d{4}-\d{2}(-\d{2})?$/;

/** The version that a consent records: an earlier version as it is, anything else as today's. */
export const agreedVersion = (named: string): string =>
  VERSION.test(named) && named < TERMS_VERSION ? named : TERMS_VERSION;

export interface PolicyChange {
  slug: PolicySlug;
  title: string;
  changes: string[];
}

/** The changes for a member who agreed to `version`, or to nothing yet. Empty if there are none. */
export const changedSince = (version: string | null): PolicyChange[] =>
  AGREED_POLICIES.map((slug) => ({
    slug,
    title: POLICIES[slug].title,
    changes: POLICIES[slug].versions
      .filter((each) => version === null || each.version > version)
      .flatMap((each) => each.changes),
  })).filter(({ changes }) => changes.length > 0);

export const PRIVACY_NOTICE_LANGUAGES = ["en", "hi"] as const;
export type PrivacyNoticeLanguage = (typeof PRIVACY_NOTICE_LANGUAGES)[number];

export const POLICY_TEXT = {
  changedAgain: "These documents have changed meanwhile. Please read them again.",
} as const;
