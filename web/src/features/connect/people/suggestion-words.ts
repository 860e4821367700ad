/** What the premium plan would show besides, without promising more than there is. */
export function moreWithPlanText(more: number): string {
  if (more === 0) return "Others follow tomorrow, as far as there are any.";
  if (more === 1) return "With the premium plan you see 1 more now.";
  return `With the premium plan you see ${more} more now.`;
}
