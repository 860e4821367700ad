import { describe, expect, test } from "vitest";
import { ERROR_TEXT } from "@cardplaza/contract/errors";
import { sendRaw } from "../../testing/raw-http.ts";
import { startInputEndpoints } from "./input.fixtures.ts";

const app = await startInputEndpoints();
const { post } = app;
const get = (path: string) =>
  sendRaw(app.port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);

describe("addresses", () => {
  test("a name that occurs twice is not a text", async () => {
    const { status, json } = await app.call("GET", "/api/search?q=tea&q=coffee");
    expect([status, Object.keys(json.fields as object)]).toEqual([400, ["q"]]);
  });

  test.each([
    ["NUL", "%00"],
    ["a cut escape", "%E0%A4%A"],
    ["a cut character", "%E0%A4"],
    ["a surrogate", "%ED%A0%80"],
    ["a lone per cent sign", "100%"],
    ["no hexadecimal digits", "%zz"],
  ])("%s is refused in a path and in a query", async (_what, value) => {
    const inPath = await get(`/api/people/asha${value}`);
    const inQuery = await get(`/api/search?q=asha${value}`);
    expect([inPath.status, inQuery.status]).toEqual([400, 400]);
    expect(inPath.text).toContain('"code":"VALIDATION"');
    expect(inQuery.text).toContain('"code":"VALIDATION"');
  });

  test.each([
    "/api/search?q=__proto__",
    "/api/search?q=a&__proto__=b",
    "/api/search?q=a&constructor=b",
    "/api/search?q=a&q%00=b",
  ])("%s gets the same response as any other", async (path) => {
    expect([200, 400]).toContain((await get(path)).status);
  });

  test("an encoded plus and per cent sign arrive decoded", async () => {
    expect((await app.call("GET", "/api/search?q=100%25+%2B1")).json).toEqual({ q: "100% +1" });
    expect((await app.call("GET", "/api/people/100%25")).json).toEqual({ name: "100%" });
  });

  test.each([
    ["a host that is none", "GET /api/search?q=a HTTP/1.1\r\nHost: not a host\r\nConnection: close\r\n\r\n"],
    ["no host", "GET /api/search?q=a HTTP/1.1\r\nConnection: close\r\n\r\n"],
    ["no path", "GET api HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"],
    [
      "a header too long",
      `GET /api/search?q=a HTTP/1.1\r\nHost: localhost\r\nX: ${"a".repeat(40_000)}\r\n\r\n`,
    ],
    [
      "two lengths",
      "POST /api/notes HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
    ],
    ["no HTTP", "hello\r\n\r\n"],
  ])("%s is the caller's mistake", async (_what, request) => {
    const { status } = await sendRaw(app.port, request);
    expect([400, 404, 431]).toContain(status);
  });
});

describe("forms", () => {
  const form = (fields: [string, string | File][]) => {
    const data = new FormData();
    for (const [name, value] of fields) data.append(name, value);
    return data;
  };
  const picture = new File(["abc"], "asha.png");

  test.each([
    [
      "an unknown field",
      form([
        ["file", picture],
        ["purpose", "portrait"],
        ["owner", "ravi"],
      ]),
      "owner",
    ],
    [
      "a text for the file",
      form([
        ["file", "abc"],
        ["purpose", "portrait"],
      ]),
      "file",
    ],
    [
      "two files for one",
      form([
        ["file", picture],
        ["file", picture],
        ["purpose", "portrait"],
      ]),
      "file",
    ],
    [
      "a file for a text",
      form([
        ["file", picture],
        ["purpose", picture],
      ]),
      "purpose",
    ],
    ["no file", form([["purpose", "portrait"]]), "file"],
  ])("%s is refused at its field", async (_what, body, field) => {
    const { status, json } = await app.call("POST", "/api/files", { body });
    expect([status, Object.keys(json.fields as object)]).toEqual([400, [field]]);
  });

  test("NUL in a field is refused", async () => {
    const { status } = await app.call("POST", "/api/files", {
      body: form([
        ["file", picture],
        ["purpose", "a\0"],
      ]),
    });
    expect(status).toBe(400);
  });

  test("JSON where a form is expected is 415", async () => {
    const { status, json } = await app.call("POST", "/api/files", { body: { purpose: "portrait" } });
    expect([status, json.message]).toEqual([415, ERROR_TEXT.unsupportedForm]);
  });

  test.each([
    ["no boundary", "multipart/form-data"],
    ["another boundary", "multipart/form-data; boundary=x"],
  ])("%s is refused", async (_what, type) => {
    expect((await post("/api/files", "--y\r\nnonsense", type)).status).toBe(400);
  });

  test("a file above the endpoint's limit is 413", async () => {
    const body = form([
      ["file", new File([new Uint8Array(20_000)], "a.png")],
      ["purpose", "portrait"],
    ]);
    expect((await app.call("POST", "/api/files", { body })).status).toBe(413);
  });
});
