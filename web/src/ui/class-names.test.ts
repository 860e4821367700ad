import { extendTailwindMerge } from "tailwind-merge";
import { expect, test } from "vitest";
import { cn } from "./class-names.ts";

const whole = extendTailwindMerge({ extend: { theme: { radius: ["field", "card"], shadow: ["float"] } } });

const LISTS = [
  "inline-flex shrink-0 items-center justify-center gap-2 rounded-field border border-transparent font-medium whitespace-nowrap",
  "h-auto min-h-6 rounded-sm px-0 text-brand-strong underline underline-offset-4",
  "size-10 text-base hover:bg-hover",
  "grid w-full gap-x-4 gap-y-3 p-5 text-left text-sm sm:p-6",
  "absolute inset-0 z-10 hidden overflow-hidden bg-linear-to-br",
  "relative top-2 block h-4 w-2 overflow-y-auto bg-raised",
  "-mx-3 mt-1 flex-1 flex-col border-t border-line pt-2",
  "m-0 flex-none flex-row-reverse border-dashed pb-4 px-3 text-center text-balance",
  "truncate text-[15px] leading-snug font-bold text-muted line-clamp-2",
  "min-w-0 max-w-full rounded-full rounded-t-card shadow-float opacity-50 transition-colors",
  "md:hidden hover:bg-brand data-[state=open]:p-2 cursor-pointer",
];

test("contradictions are settled as the whole table of classes settles them", () => {
  for (const first of LISTS)
    for (const second of LISTS) expect(cn(first, second)).toBe(whole(`${first} ${second}`));
});

test("what is not there is left out", () => {
  expect(cn("p-2", false, undefined, null, ["m-1", { block: true, hidden: false }])).toBe("p-2 m-1 block");
});
