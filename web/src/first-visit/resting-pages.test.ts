import type { EntryContext } from "react-router";
import { expect, test } from "vitest";
import { restOf } from "./resting-pages.ts";

const at = (id: string, loaded: unknown = {}, errors: object | null = null) =>
  restOf({
    staticHandlerContext: { matches: [{ route: { id } }], errors, loaderData: { [id]: loaded } },
  } as unknown as EntryContext);

test("a card rests, and its view is counted as its own code would", () => {
  expect(at("preview/card", { card: { _id: "c1" }, way: "preview" })).toEqual({
    isPlain: true,
    view: {
      about: "c1",
      path: "/api/card-events",
      body: { cardId: "c1", type: "view", channel: "shared" },
    },
  });
});

test("so are the views of a company, a business and a job", () => {
  expect(at("company/:id", { company: { _id: "a" } })?.view?.path).toBe("/api/companies/a/view");
  expect(at("business/:id", { listing: { _id: "a" } })?.view?.path).toBe("/api/business-listings/a/view");
  expect(at("jobs/:id", { job: { _id: "a" } })?.view?.path).toBe("/api/jobs/a/view");
});

test("search rests with its query", () => {
  expect(at("search")).toEqual({ isPlain: false });
});

test("errors and other pages start by themselves", () => {
  expect(at("card", {}, { card: new Error("gone") })).toBeUndefined();
  expect(at("contact-us")).toBeUndefined();
});
