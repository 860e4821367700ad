import { type ClassValue, clsx } from "clsx";
import { CLASSES, PREFIXES, STRONGER } from "./class-groups.ts";

/**
 * Joins class names; where two contradict each other, the later one wins. The same result as
 * tailwind-merge for the classes that we use (the test compares the two), at a tenth of its size, because
 * every page loads this.
 */
export function cn(...classes: ClassValue[]): string {
  const all = clsx(classes);
  let joined = cache.get(all);
  if (joined === undefined) {
    joined = withoutContradictions(all.split(/\s+/));
    // Only a safety limit: a page has some hundred.
    if (cache.size > 2000) cache.clear();
    cache.set(all, joined);
  }
  return joined;
}

const cache = new Map<string, string>();

function withoutContradictions(classes: string[]): string {
  const settled = new Set<string>();
  return classes
    .reverse()
    .filter((name) => {
      const [condition, plain] = splitCondition(name);
      // A class in no group contradicts only itself.
      const group = groupOf(plain) ?? plain;
      if (settled.has(condition + group)) return false;
      for (const each of [group, ...(STRONGER.get(group) ?? [])]) settled.add(condition + each);
      return true;
    })
    .reverse()
    .join(" ");
}

/** `sm:hover:-mt-1` → when it holds, in an order that does not matter, and what it sets. */
function splitCondition(name: string): [condition: string, plain: string] {
  const parts = name.split(/:(?![^[]*\])/);
  const plain = (parts.pop() as string).replace(/^-/, "");
  return [parts.sort().join(":") + " ", plain];
}

function groupOf(plain: string): string | undefined {
  const known = CLASSES.get(plain);
  if (known) return known;
  // A dash inside brackets belongs to the value.
  for (let at = plain.split(/[[(]/, 1)[0]!.lastIndexOf("-"); at > 0; at = plain.lastIndexOf("-", at - 1)) {
    const values = PREFIXES.get(plain.slice(0, at));
    const value = plain.slice(at + 1).replace(/\/.*$/, "");
    const group = values?.find(([, takes]) => takes(value))?.[0];
    if (group) return group;
  }
}
