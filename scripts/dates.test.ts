import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { sourcesIn } from "./sources.ts";
import { ROOT } from "./task.ts";

const FORMS = "contract/src/date-words.ts";

/** Swedish writes a date as machines do, and a zone's name is no text. */
const FORMAT = /\bDateTimeFormat\((?!\s*"sv-SE")[^()]*\)(?!\s*\.resolvedOptions)/g;
const LOCALE = /\.toLocale(?:Date|Time)String\(/g;
const STYLE = /\.toLocaleString\([^()]*\b(?:dateStyle|timeStyle|timeZone|weekday|month|hour)\b[^()]*\)/g;
/** A list of months is the beginning of another form. */
const MONTHS = /\bJan(?:uary)?\b[\s",]+Feb(?:ruary)?\b/g;
/** "30/11/2026" out of "2026-11-30". */
const TURNED = /\.split\("-"\)\s*\.(?:reverse|toReversed)\(\)/g;

const ownForms = (code: string) =>
  [FORMAT, LOCALE, STYLE, MONTHS, TURNED].flatMap((form) => [...code.matchAll(form)].map(([found]) => found));

test("people read dates in the forms of the contract only", () => {
  const found = ["contract/src", "server/src", "web/src"]
    .flatMap((folder) => sourcesIn(join(ROOT, folder)))
    .filter((file) => relative(ROOT, file) !== FORMS)
    .flatMap((file) =>
      ownForms(readFileSync(file, "utf8")).map((form) => `${relative(ROOT, file)}: ${form}`),
    );
  expect(found, `use a form of ${FORMS}`).toEqual([]);
});

test("a form of one's own is found", () => {
  const own = [
    'new Intl.DateTimeFormat("en-IN", {\n  dateStyle: "long",\n})',
    "Intl.DateTimeFormat().format(then)",
    "then.toLocaleDateString()",
    'then.toLocaleTimeString("en-IN")',
    'then.toLocaleString("en-IN", { timeStyle: "short" })',
    '["Jan", "Feb", "Mar"]',
    '"January",\n  "February",',
    'day.split("-").toReversed().join("/")',
  ];
  for (const form of own) expect(ownForms(form), form).toHaveLength(1);
});

test("dates for machines, zones and numbers are not meant", () => {
  const others = [
    'new Intl.DateTimeFormat("sv-SE", { timeZone: tz }).format(now)',
    "Intl.DateTimeFormat().resolvedOptions().timeZone",
    'new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions()',
    'count.toLocaleString("en-IN")',
  ];
  for (const other of others) expect(ownForms(other), other).toEqual([]);
});
