import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

const merge = extendTailwindMerge({
  extend: { theme: { radius: ["field", "card"], shadow: ["float"] } },
});

/** Joins class names; where two contradict each other, the later one wins. */
export function cn(...classes: ClassValue[]) {
  return merge(clsx(classes));
}
