import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { SERVER_DIR } from "../paths.ts";

const ASSETS = join(SERVER_DIR, "../web/build/client/assets");
const MOST_BYTES = 140 * 1024;
const FIRST = /^(public-card-page|entry\.client|root|site-layout|manifest)-/;

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

// `web/vite.config.ts` names the files of a card's page by their paths: a renamed one would silently bring others.
test("the scripts of a card's page stay within what a first visit may load", () => {
  const first = readdirSync(ASSETS).filter((name) => FIRST.test(name) && name.endsWith(".js"));
  expect(first.length).toBeGreaterThanOrEqual(5);
  const bytes = [...importedBy(first)].map((name) => gzipSync(readFileSync(join(ASSETS, name))).length);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(MOST_BYTES);
});
