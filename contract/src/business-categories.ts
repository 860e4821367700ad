export interface BusinessCategory {
  /** In addresses and in the database; never changes once used. */
  slug: string;
  name: string;
  /** Other words that people look for it with. */
  words?: readonly string[];
}

export interface CategoryGroup extends BusinessCategory {
  within: readonly BusinessCategory[];
}

/** What businesses do: groups, and within them what a listing names. */
export const BUSINESS_CATEGORIES: readonly CategoryGroup[] = [
  {
    slug: "food",
    name: "Food and drink",
    within: [
      { slug: "restaurants", name: "Restaurants", words: ["biryani", "thali", "dining"] },
      { slug: "caterers", name: "Caterers" },
    ],
  },
  {
    slug: "home-services",
    name: "Home and repair",
    within: [
      { slug: "plumbers", name: "Plumbers" },
      { slug: "electricians", name: "Electricians" },
      { slug: "interior-designers", name: "Interior designers" },
    ],
  },
];

const BY_SLUG = new Map<string, BusinessCategory>(
  BUSINESS_CATEGORIES.flatMap((group) => [group, ...group.within]).map((one) => [one.slug, one]),
);

/** A listing names one within a group, never the group itself. */
export const LISTED_CATEGORIES: readonly BusinessCategory[] = BUSINESS_CATEGORIES.flatMap(
  ({ within }) => within,
);
export const isListedCategory = (slug: string) => LISTED_CATEGORIES.some((one) => one.slug === slug);
export const categoryOf = (slug: string): BusinessCategory | undefined => BY_SLUG.get(slug);
export const categoryName = (slug: string): string => BY_SLUG.get(slug)?.name ?? "";

/** The slugs that a filter by this one means: a group means all within it. */
export function categoriesWithin(slug: string): string[] {
  const group = BUSINESS_CATEGORIES.find((one) => one.slug === slug);
  return group ? group.within.map((one) => one.slug) : BY_SLUG.has(slug) ? [slug] : [];
}
