import { type ClassValue, clsx } from "clsx";
import { createTailwindMerge } from "tailwind-merge";
import { CLASS_GROUPS, STRONGER_GROUPS } from "./class-groups.ts";

// The library's own table of all classes weighs more than a third of what a card's page needs beside React.
const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: CLASS_GROUPS,
  conflictingClassGroups: STRONGER_GROUPS,
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: ["before", "after", "*", "**", "first-letter", "marker", "placeholder"],
}));

/** Joins class names; where two contradict each other, the later one wins. */
export function cn(...classes: ClassValue[]) {
  return merge(clsx(classes));
}
