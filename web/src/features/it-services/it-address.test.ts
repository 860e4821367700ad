import { expect, test } from "vitest";
import { browseHeading, browsePath, isNarrowed, postPath, readBrowse, readCompared } from "./it-address.ts";

const read = (text: string) => readBrowse(new URLSearchParams(text));

test("what means nothing is left out of the address", () => {
  const browse = read("category=web&city=Bombay&budget=huge&size=11–50&rating=4&verified=1&q=x&page=-2");
  expect(browse).toEqual({
    category: "web",
    city: "Mumbai",
    budget: "",
    size: "11–50",
    rating: "4",
    verified: true,
    q: "",
    page: 1,
  });
  expect(readBrowse(new URL(browsePath(browse), "https://a.example").searchParams)).toEqual(browse);
  expect(browsePath(read("category=nonsense"))).toBe("/it-services");
});

test("every change starts at the first page", () => {
  const browse = read("category=web&page=3");
  expect(browsePath(browse, { city: "Pune" })).toBe("/it-services?category=web&city=Pune");
  expect(browsePath(browse, { page: 4 })).toBe("/it-services?category=web&page=4");
});

test("the heading says what is listed", () => {
  expect([browseHeading(read("")), browseHeading(read("category=ui-ux&city=Pune"))]).toEqual([
    "IT services",
    "UI/UX services in Pune",
  ]);
  expect([isNarrowed(read("city=Pune")), isNarrowed(read("rating=4"))]).toEqual([false, true]);
});

test("at most three are compared, each once", () => {
  expect(readCompared("a,b,a,,c,d")).toEqual(["a", "b", "c"]);
  expect([postPath(), postPath(["a", "b"])]).toEqual([
    "/it-services?view=post",
    "/it-services?view=post&invite=a,b",
  ]);
});
