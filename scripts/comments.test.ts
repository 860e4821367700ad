import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, expect, test } from "vitest";
import { AVOIDED, commentsIn } from "./comments.ts";
import { sourcesIn } from "./sources.ts";
import { ROOT } from "./task.ts";

const folder = mkdtempSync(join(tmpdir(), "cardplaza-comments-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("comments are found on their lines, and texts are none", () => {
  const file = join(folder, "a.ts");
  writeFileSync(
    file,
    'const a = "// no"; // One\n/**\n * Two\n */\nconst b = `https://x.example`; /* Three */\n',
  );
  expect(commentsIn(file).map(({ line, text }) => [line, text.replaceAll(/[^A-Za-z]/g, "")])).toEqual([
    [1, "One"],
    [2, "Two"],
    [5, "Three"],
  ]);
});

test("no comment has a word that the glossary avoids", () => {
  const folders = ["contract/src", "server/src", "web/src", "scripts", "bench", "journeys", "walks"];
  const found = folders
    .flatMap((name) => sourcesIn(join(ROOT, name)))
    .filter((file) => !file.includes("node_modules") && !/scripts\/comments\./.test(file))
    .flatMap((file) =>
      commentsIn(file)
        .filter(({ text }) => AVOIDED.test(text))
        .map(({ line, text }) => `${relative(ROOT, file)}:${line} ${AVOIDED.exec(text)?.[0]}`),
    );
  expect(found).toEqual([]);
});
