import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { sourcesIn } from "./sources.ts";
import { ROOT } from "./task.ts";

const ONE_WAY = "web/src/lib/address/use-address-params.ts";
/** The second value of the hook is the function that changes the address. */
const BY_HAND = /\[[^\]]*,[^\]]*\] = useSearchParams\(/;

test("a screen changes the parameters of its address in one way", () => {
  const found = sourcesIn(join(ROOT, "web/src"))
    .filter((file) => BY_HAND.test(readFileSync(file, "utf8")))
    .map((file) => relative(ROOT, file));
  expect(found, "use useAddressParam or useAddressParams").toEqual([ONE_WAY]);
});
