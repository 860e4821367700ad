/** The id is what follows the last dash. */
export const idOfSlug = (slug: string) => slug.slice(slug.lastIndexOf("-") + 1).toLowerCase();
