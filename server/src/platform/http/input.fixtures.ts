import { z } from "zod";
import { afterAll, afterEach, expect } from "vitest";
import { endpoints } from "@cardplaza/contract/endpoint";
import { Line, Text } from "@cardplaza/contract/text";
import type { HandlersOf } from "../../context.ts";
import { startTestEndpoints } from "../../testing/test-endpoints.ts";

const Person = z.object({
  name: Line(1, 80),
  about: Text(0, 500).optional(),
  age: z.number().int().optional(),
  address: z.object({ pin: z.string().regex(/^\d{6}$/, "Six digits.") }).optional(),
  extra: z.record(z.string(), z.unknown()).optional(),
});
const table = endpoints({
  "POST /api/people": {
    summary: "A person",
    body: Person,
    returns: z.object({ name: z.string() }),
    status: 201,
  },
  "GET /api/people/:name": {
    summary: "By name",
    params: z.object({ name: Line(1, 80) }),
    returns: z.object({ name: z.string() }),
  },
  "GET /api/search": {
    summary: "Search",
    query: z.object({ q: Line(1, 80) }),
    returns: z.object({ q: z.string() }),
  },
  "POST /api/notes": {
    summary: "A short note",
    body: z.object({ text: z.string() }),
    returns: z.object({ length: z.number() }),
    maxBody: 100,
  },
  "POST /api/files": {
    summary: "A file",
    form: z.object({ file: z.file(), purpose: z.enum(["portrait"]) }),
    returns: z.object({ bytes: z.number() }),
    maxBody: 10_000,
  },
});
const handlers: HandlersOf<typeof table> = {
  "POST /api/people": ({ body }) => ({ name: body.name }),
  "GET /api/people/:name": ({ params }) => params,
  "GET /api/search": ({ query }) => query,
  "POST /api/notes": ({ body }) => ({ length: body.text.length }),
  "POST /api/files": ({ form }) => ({ bytes: form.file.size }),
};

/** Endpoints of every kind of input, for all tests of a file. */
export async function startInputEndpoints() {
  const app = await startTestEndpoints(table, handlers);
  afterAll(() => app.stop());
  // After every test the process still runs, responds to the next call and has logged no unexpected error.
  afterEach(async () => {
    const { json } = await app.call("POST", "/api/people", { body: { name: "Asha" } });
    expect(json).toEqual({ name: "Asha" });
    expect(app.logLines.splice(0).filter((line) => line.includes("unexpected"))).toEqual([]);
  });
  const post = async (
    path: string,
    body: string | Uint8Array<ArrayBuffer>,
    type: string | null = "application/json",
    headers = {},
  ) => {
    const response = await fetch(app.url + path, {
      method: "POST",
      body: typeof body === "string" ? new TextEncoder().encode(body) : body,
      headers: { ...(type === null ? {} : { "content-type": type }), ...headers },
    });
    return {
      status: response.status,
      json: (await response.json()) as { code: string; message: string; fields?: Record<string, string> },
    };
  };
  return { ...app, post };
}
