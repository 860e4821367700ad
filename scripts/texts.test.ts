import { relative, join } from "node:path";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { entriesIn, sourcesIn } from "./sources.ts";
import { ROOT } from "./task.ts";
import { textsIn } from "./texts.ts";

/** Rooms from before there was this rule. The list only shrinks: every new room has its texts in words files. */
const NOT_YET = [
  "account-data",
  "accounts",
  "admin",
  "cards",
  "chapters",
  "companies",
  "connect",
  "contacts",
  "dev",
  "directory",
  "enquiries",
  "home",
  "it-services",
  "jobs",
  "leads",
  "moderation",
  "places",
  "policies",
  "people",
  "reviews",
  "search",
  "support",
];
const FEATURES = join(ROOT, "web/src/features");
const isSource = (file: string) => !/(\.(test|fixtures)|-words)\.tsx?$/.test(file);

test("the texts of these rooms are in their words files", () => {
  const rooms = entriesIn(FEATURES)
    .map(({ name }) => name)
    .filter((name) => !NOT_YET.includes(name));
  expect(rooms).toEqual(expect.arrayContaining(["notifications", "plan"]));
  const texts = rooms
    .flatMap((room) => sourcesIn(join(FEATURES, room)).filter(isSource))
    .flatMap((file) => textsIn(file).map((text) => `${relative(ROOT, file)}: ${text}`));
  expect(texts, "move them to the room's …-words.ts").toEqual([]);
});

test("texts are found between tags, in attributes, in properties and in sentences, and nowhere else", () => {
  const folder = mkdtempSync(join(tmpdir(), "texts-"));
  const file = join(folder, "page.tsx");
  writeFileSync(
    file,
    `import { a } from "./Some Place.ts";
    type Look = "Very Wide";
    const look: Look = a as "Very Wide";
    export const Page = ({ n }: { n: number }) => (
      <p id="page" title={n > 1 ? "Many" : WORDS.one} className="flex gap-2">
        Hello {WORDS.name} <b aria-label={\`About \${n}\`}>{n}</b>
      </p>
    );
    toast({ title: "Saved", variant: "destructive" });
    const key = { "Some name": "dark" };
    console.error("It was Not Saved.");
    throw new Error("This Cannot Be");
    export const shown = look === "wide" ? "Nothing was saved" : "";`,
  );
  expect(textsIn(file)).toEqual(["Many", "Hello", "About", "Saved", "Nothing was saved"]);
  rmSync(folder, { recursive: true });
});
