import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { sourcesIn } from "./sources.ts";
import { ROOT } from "./task.ts";

const LENGTH = /\bmaxLength(?:=\{([^}]*)\}|="([^"]*)"|: ([^,}\n]*))/g;
const BOUNDS = /\b(?:Line|Text|Name|PlainName)\(([^()]*)\)/g;
/** A number that is not the place in a list: `JOB_LIMITS.skill[1]`. */
const isNumber = (code: string) => /(?<![\w[])\d/.test(code);

const numbersAsLength = (code: string) =>
  [...code.matchAll(LENGTH)]
    .filter(([, ...values]) => isNumber(values.filter(Boolean).join(" ")))
    .map(([found]) => found);

/** The smallest bound may be 0 or 1: it says that a text may be empty, or not. */
const numbersAsBounds = (code: string) =>
  [...code.matchAll(BOUNDS)]
    .filter(([, bounds = ""]) => isNumber(bounds.trim().replace(/^[01](?=,)/, "")))
    .map(([found]) => found);

const findIn = (folder: string, numbers: (code: string) => string[]) =>
  sourcesIn(join(ROOT, folder))
    .filter((file) => !/\.(test|fixtures)\.tsx?$/.test(file))
    .flatMap((file) =>
      numbers(readFileSync(file, "utf8")).map((found) => `${relative(ROOT, file)}: ${found}`),
    );

const MOVE = "name it in …-limits.ts or …-words.ts of the contract";

test("a field takes its length from the contract", () => {
  expect(findIn("web/src", numbersAsLength), MOVE).toEqual([]);
});

test("a schema takes the bounds of its texts from the contract's limits", () => {
  expect(findIn("contract/src", numbersAsBounds), MOVE).toEqual([]);
});

test("a number in place of a limit is found", () => {
  const fields = `<A maxLength={80} /><A maxLength="7" /><A {...{ maxLength: 15 }} /><A maxLength={isLong ? 80 : NAME_MAX} />`;
  expect(numbersAsLength(fields)).toHaveLength(4);
  expect(numbersAsLength(`<A maxLength={NAME_MAX} /><A maxLength={JOB_LIMITS.skill[1]} />`)).toEqual([]);
  expect(numbersAsBounds(`Line(1, 80) Text(2, NAME_MAX) PlainName(\n  0,\n  120\n)`)).toHaveLength(3);
  expect(numbersAsBounds(`Line(0, NAME_MAX) Text(...LIMITS.about) Text(0, LIMITS.about[1])`)).toEqual([]);
});
