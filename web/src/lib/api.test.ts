import { expect, test } from "vitest";
import { ApiError } from "./api.ts";

const refused = (body: unknown) => new ApiError(400, JSON.stringify(body), "Bad Request");

test.each([
  [{ message: "The price is wrong.", error: "Price" }, "The price is wrong."],
  [{ error: "The price is wrong." }, "The price is wrong."],
  [{ message: "", error: "The price is wrong." }, "The price is wrong."],
])("of %j the server's words are %j", (body, words) => {
  expect(refused(body)).toMatchObject({ serverText: words, reason: words });
});

test.each([[{}], [null], ["busy"]])("%j holds no words of the server", (body) => {
  expect(refused(body)).toMatchObject({
    serverText: undefined,
    reason: "Something went wrong. Please try again.",
  });
});
