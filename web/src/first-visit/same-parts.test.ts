import { createElement, Fragment, type ReactNode, useId } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { sameHtml, samePart, withSameParts } from "./same-parts.ts";

const countedPart = () => {
  const drawn: string[] = [];
  const Part = ({ word }: { word: string }) => {
    drawn.push(word);
    return createElement("b", { id: useId() }, word);
  };
  return { Part, drawn };
};
const page = (children: ReactNode) =>
  withSameParts(renderToStaticMarkup(createElement("main", null, children))).page;

test("a part is drawn once for each key and is the same HTML on the next page", () => {
  const { Part, drawn } = countedPart();
  const Same = samePart("first", Part, ({ word }) => word);
  const whole = page(createElement(Part, { word: "a" }));
  drawn.length = 0;
  const pages = ["a", "a", "b", "a"].map((word) => page(createElement(Same, { word })));
  expect(pages).toEqual([whole, whole, whole.replace(">a<", ">b<"), whole]);
  expect(drawn).toEqual(["a", "b"]);
});

test("a part without a key is drawn every time", () => {
  const { Part, drawn } = countedPart();
  const Same = samePart("second", Part, () => undefined);
  expect(page(createElement(Same, { word: "a" }))).toBe(page(createElement(Same, { word: "a" })));
  expect(drawn).toEqual(["a", "a"]);
});

test("marks inside a part are kept as what they stand for", () => {
  const Inside = samePart(
    "third",
    () =>
      createElement(
        "p",
        null,
        sameHtml("icon", () => "<i></i>"),
      ),
    () => "",
  );
  const Two = () =>
    createElement(
      Fragment,
      null,
      createElement(Inside),
      sameHtml("icon", () => "<i></i>"),
    );
  for (let i = 0; i < 2; i++) expect(page(createElement(Two))).toBe("<main><p><i></i></p><i></i></main>");
});

test("the parts of a page are told, for its styles", () => {
  const html = renderToStaticMarkup(sameHtml("told", () => '<i class="x"></i>'));
  expect(withSameParts(`<p>${html}</p>`)).toEqual({
    page: '<p><i class="x"></i></p>',
    parts: ['<i class="x"></i>'],
  });
});
