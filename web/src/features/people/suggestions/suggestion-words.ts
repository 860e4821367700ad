/** What the premium plan would show besides, without promising more than there is. */
export function moreWithPlanText(more: number): string {
  if (more === 0) return "You see new ones tomorrow.";
  if (more === 1) return "With Premium you see 1 more now.";
  return `With Premium you see ${more} more now.`;
}
