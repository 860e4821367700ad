import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { SERVER_DIR } from "../paths.ts";

const ASSETS = join(SERVER_DIR, "../web/build/client/assets");
const MOST_BYTES = 140 * 1024;
const ALWAYS = "entry.client|root|site-layout|manifest";

/** Every script that these import at once, themselves included. */
function importedBy(names: string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    if (found.has(name)) continue;
    found.add(name);
    const code = readFileSync(join(ASSETS, name), "utf8");
    const imports = [...code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map(
      ([, file]) => file as string,
    );
    importedBy(imports, found);
  }
  return found;
}

// `web/vite.config.ts` names the files of these pages by their paths: a renamed one would silently bring others.
test.each([
  ["a card", "public-card-page"],
  ["a company", "company-page"],
  ["a product", "product-page"],
])("the scripts of the page of %s stay within what a first visit may load", (_, page) => {
  const isFirst = new RegExp(`^(${page}|${ALWAYS})-[\\w-]{8}\\.js$`);
  const first = readdirSync(ASSETS).filter((name) => isFirst.test(name));
  expect(first).toHaveLength(5);
  const loaded = importedBy(first);
  // The query client comes with the parts that need it.
  expect([...loaded].filter((name) => /^(queries|query-layout)-/.test(name))).toEqual([]);
  const bytes = [...loaded].map((name) => gzipSync(readFileSync(join(ASSETS, name))).length);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(MOST_BYTES);
});
