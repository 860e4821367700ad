import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { extendTailwindMerge } from "tailwind-merge";
import { expect, test } from "vitest";
import { cn } from "./class-names.ts";

const whole = extendTailwindMerge({ extend: { theme: { radius: ["field", "card"], shadow: ["float"] } } });
const SOURCES = join(import.meta.dirname, "..");
const PAIRS = 20_000;
// A number or the like follows: "my-card" is no class.
const LIST = /(^|[\s:])(flex|grid|hidden|block|(p|m)[xytrbl]?-[\d[(ap]|(text|bg|w|h|border|rounded)-)/;
const SENTENCE = /^[A-Z]/;

/** Classes that never meet on one element, so they need no group; the last ones end a width of scroll bars and a height of rows. */
const APART =
  /^(-?translate|rotate|from|via|to|stroke|ring|table|border-collapse|border-t-\(|align|content|origin|animate|overscroll|field-sizing|list|justify-self|scroll-mt|basis|flex-\[|visible|invisible|(none|thin|\d+rem)\])/;
const meetsAnother = (name: string) => !APART.test(name.slice(name.lastIndexOf(":") + 1));

/** Every text in the sources that looks like a list of classes. */
function classLists(): string[] {
  const lists = new Set<string>();
  for (const file of readdirSync(SOURCES, { recursive: true }).map(String)) {
    if (!file.endsWith(".tsx")) continue;
    for (const [, text = ""] of readFileSync(join(SOURCES, file), "utf8").matchAll(/"([^"\n]+)"/g))
      if (LIST.test(text) && !SENTENCE.test(text))
        lists.add(text.trim().split(/\s+/).filter(meetsAnother).join(" "));
  }
  return [...lists];
}

test("contradictions among our classes are settled as tailwind-merge settles them", () => {
  const lists = classLists();
  expect(lists.length).toBeGreaterThan(500);
  const wrong: string[] = [];
  for (let pair = 0; pair < PAIRS; pair++) {
    const first = lists[(pair * 7919) % lists.length] as string;
    const second = lists[(pair * 104_729 + 13) % lists.length] as string;
    // A list never meets itself; which ones do here depends on the number of files.
    if (first === second) continue;
    if (cn(first, second) !== whole(`${first} ${second}`)) wrong.push(`${first} + ${second}`);
  }
  expect(wrong, "name the new class in class-groups.ts").toEqual([]);
});

test("what is not there is left out", () => {
  expect(cn("p-2", false, undefined, null, ["m-1", { block: true, hidden: false }])).toBe("p-2 m-1 block");
});
