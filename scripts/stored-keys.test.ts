import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { DATABASES } from "../web/src/lib/storage/stored-keys.ts";
import { isTest, sourcesIn } from "./sources.ts";
import { ROOT } from "./task.ts";

const WEB = join(ROOT, "web/src");

/** Scripts that run before any module, and the one file through which all others store. */
const STORE_DIRECTLY = [
  "first-visit/page-loader.ts",
  "first-visit/session-start.ts",
  "lib/storage/browser-storage.ts",
  "root.tsx",
  // A page without modules, which reads the theme.
  "worker/offline-page.ts",
];

const sources = sourcesIn(WEB)
  .filter((file) => !isTest(file))
  .map((file) => ({ file: relative(WEB, file), text: withoutComments(readFileSync(file, "utf8")) }));

test("what the product stores in a browser goes through the list of keys, which says whose it is", () => {
  const direct = sources.filter(({ text }) => /\b(?:localStorage|sessionStorage)\b/.test(text));
  expect(direct.map(({ file }) => file).toSorted()).toEqual(STORE_DIRECTLY);
});

test("every database is named in the list of those that a sign-out empties", () => {
  const names = sources.flatMap(({ text }) =>
    [...text.matchAll(/\b(?:openDB|waitingStore)(?:<[^()]*>)?\(\s*"([^"]+)"/g)].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !DATABASES.includes(name as string))).toEqual([]);
});

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
}
