import { describe, expect, test } from "vitest";
import { ERROR_TEXT } from "@cardplaza/contract/errors";
import { sendRaw } from "../../testing/raw-http.ts";
import { DEFAULT_MAX_BODY } from "./read-input.ts";
import { startInputEndpoints } from "./input.fixtures.ts";

const app = await startInputEndpoints();
const { post } = app;

describe("a body that is not JSON", () => {
  test.each([
    ["half an object", '{"name":'],
    ["a bare word", "asha"],
    ["two values", "{} {}"],
    ["single quotes", "{'name':'Asha'}"],
    ["a trailing comma", '{"name":"Asha",}'],
    ["white space alone", "  \n"],
  ])("%s is refused", async (_what, body) => {
    const { status, json } = await post("/api/people", body);
    expect([status, json]).toEqual([
      400,
      { message: ERROR_TEXT.malformed, error: ERROR_TEXT.malformed, code: "VALIDATION" },
    ]);
  });

  test.each([
    ["a cut character", [0xe0, 0xa4]],
    ["an overlong slash", [0xc0, 0xaf]],
    ["a surrogate", [0xed, 0xa0, 0x80]],
    ["a stray byte", [0xff]],
  ])("invalid UTF-8 is refused: %s", async (_what, bytes) => {
    const body = Buffer.concat([Buffer.from('{"name":"'), Buffer.from(bytes), Buffer.from('"}')]);
    expect((await post("/api/people", new Uint8Array(body))).status).toBe(400);
  });

  test.each([["text/plain"], ["application/x-www-form-urlencoded"], ["application/jsonp"], [null]])(
    "%s is 415",
    async (type) => {
      const { status, json } = await post("/api/people", '{"name":"Asha"}', type);
      expect([status, json.code, json.message]).toEqual([
        415,
        "UNSUPPORTED_TYPE",
        ERROR_TEXT.unsupportedType,
      ]);
    },
  );

  test("a character set or another kind of JSON is accepted", async () => {
    expect((await post("/api/people", '{"name":"Asha"}', "application/json; charset=utf-8")).status).toBe(
      201,
    );
    expect((await post("/api/people", '{"name":"Asha"}', "application/merge-patch+json")).status).toBe(201);
  });
});

describe("what the schema does not allow", () => {
  test("a flood of unknown fields gets a short response", async () => {
    const flood = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`f${at}`, 1]));
    const { status, json, text } = await app.call("POST", "/api/people", { body: { name: 7, ...flood } });
    expect([status, Object.keys(json.fields).length]).toEqual([400, 30]);
    expect(json.fields).toMatchObject({ name: expect.any(String), f0: "This field is not known." });
    expect(text.length).toBeLessThan(2_000);
    const long = await app.call("POST", "/api/people", { body: { name: "Ravi", ["x".repeat(200_000)]: 1 } });
    expect([long.status, long.text.length < 500]).toEqual([400, true]);
  });

  test("an unknown field is refused by name, and nothing is done", async () => {
    const { status, json } = await app.call("POST", "/api/people", {
      body: { name: "Ravi", plan: "premium", role: "admin" },
    });
    expect([status, json]).toEqual([
      400,
      {
        message: ERROR_TEXT.invalid,
        error: ERROR_TEXT.invalid,
        code: "VALIDATION",
        fields: { plan: "This field is not known.", role: "This field is not known." },
      },
    ]);
  });

  test.each(["__proto__", "constructor", "toString", "prototype", "hasOwnProperty"])(
    "the key %s is refused by name and changes nothing",
    async (key) => {
      const { status, json } = await post("/api/people", `{"name":"Ravi","${key}":{"admin":true}}`);
      expect(status).toBe(400);
      expect(Object.keys(json.fields ?? {})).toEqual([key]);
      expect(({} as { admin?: boolean }).admin).toBeUndefined();
    },
  );

  test.each([
    ["a number for a text", { name: 7 }, "name"],
    ["an array for a text", { name: ["Asha"] }, "name"],
    ["an object for a text", { name: { toString: "Asha" } }, "name"],
    ["null for a text", { name: null }, "name"],
    ["a missing field", {}, "name"],
    ["nothing but blanks", { name: " \u200b\u2060 " }, "name"],
    ["a text for a number", { name: "Asha", age: "7" }, "age"],
    ["half a year", { name: "Asha", age: 7.5 }, "age"],
    ["a wrong field of a field", { name: "Asha", address: { pin: "12" } }, "address.pin"],
    ["an array for an object", { name: "Asha", address: [] }, "address"],
  ])("%s is refused at its field", async (_what, body, field) => {
    const { status, json } = await app.call("POST", "/api/people", { body });
    expect([status, json.code]).toEqual([400, "VALIDATION"]);
    expect(Object.keys(json.fields as object)).toEqual([field]);
  });

  test.each(["[]", '"Asha"', "7", "null", "true"])("the whole body may not be %s", async (body) => {
    expect((await post("/api/people", body)).status).toBe(400);
  });

  test("no body at all is an empty one", async () => {
    const { status, json } = await app.call("POST", "/api/people");
    expect([status, json.fields]).toEqual([400, { name: "This is required." }]);
  });
});

describe("text that cannot be stored", () => {
  test.each([
    ["NUL in a value", '{"name":"As\\u0000ha"}'],
    ["NUL in a deep value", '{"name":"Asha","extra":{"a":[{"b":"\\u0000"}]}}'],
    ["NUL in a key", '{"name":"Asha","extra":{"\\u0000":1}}'],
    ["a lone high surrogate", '{"name":"\\ud83d"}'],
    ["a lone low surrogate", '{"name":"\\uDE00 Asha"}'],
    ["surrogates the wrong way round", '{"name":"\\ude00\\ud83d"}'],
  ])("%s is refused", async (_what, body) => {
    const { status, json } = await post("/api/people", body);
    expect([status, json.message]).toEqual([400, ERROR_TEXT.unreadableText]);
  });

  test("an escaped pair of surrogates is an ordinary character", async () => {
    expect((await post("/api/people", '{"name":"\\ud83d\\ude00"}')).json).toEqual({ name: "😀" });
  });
});

describe("too much", () => {
  test("a megabyte in one field is 413", async () => {
    const { status, json } = await app.call("POST", "/api/people", {
      body: { name: "a".repeat(1024 * 1024) },
    });
    expect([status, json.code, json.message]).toEqual([413, "TOO_LARGE", ERROR_TEXT.tooLarge]);
  });

  test("a field that fits the body but not its limit is 400", async () => {
    const { status, json } = await app.call("POST", "/api/people", {
      body: { name: "a".repeat(DEFAULT_MAX_BODY - 100) },
    });
    expect([status, json.fields]).toEqual([400, { name: "At most 80 characters." }]);
  });

  test("an endpoint's own limit holds, to the byte", async () => {
    const note = (length: number) => `{"text":"${"a".repeat(length - 11)}"}`;
    expect((await post("/api/notes", note(100))).status).toBe(200);
    expect((await post("/api/notes", note(101))).status).toBe(413);
  });

  test("a body without a content length is cut off at the limit", async () => {
    const chunk = `${(16_384).toString(16)}\r\n${"a".repeat(16_384)}\r\n`;
    const { status, text } = await sendRaw(
      app.port,
      "POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n",
      chunk.repeat(20),
    );
    expect([status, text.includes("TOO_LARGE")]).toEqual([413, true]);
  });

  test("a false content length does not allow more", async () => {
    const { status } = await sendRaw(
      app.port,
      "POST /api/notes HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99999999999\r\nConnection: close\r\n\r\n{",
    );
    expect(status).toBe(413);
  });

  test.each([
    ["arrays for a text", (deep: string) => `{"name":${deep}}`],
    ["where anything may stand", (deep: string) => `{"name":"Asha","extra":{"a":${deep}}}`],
    [
      "in a field of a field that is not known",
      (deep: string) => `{"name":"Asha","address":{"pin":"411001","x":${deep}}}`,
    ],
    ["as the whole body", (deep: string) => deep],
  ])("JSON that is 10,000 deep is refused: %s", async (_where, put) => {
    const arrays = "[".repeat(10_000) + "]".repeat(10_000);
    const objects = '{"a":'.repeat(10_000) + "1" + "}".repeat(10_000);
    const asha = await app.signIn("Asha");
    const headers = { authorization: `Bearer ${asha.token}`, "idempotency-key": "deep" };
    for (const deep of [arrays, objects])
      expect((await post("/api/people", put(deep), "application/json", headers)).status).toBe(400);
  });

  test("JSON as deep as any honest form goes through", async () => {
    const deep = "[".repeat(20) + "]".repeat(20);
    expect((await post("/api/people", `{"name":"Asha","extra":{"a":${deep}}}`)).status).toBe(201);
  });
});
