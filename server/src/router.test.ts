import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, test } from "vitest";
import { splitKey } from "@cardplaza/contract/endpoint";
import { api } from "@cardplaza/contract/api";
import { ERROR_TEXT } from "@cardplaza/contract/errors";
import { sendRaw } from "./testing/raw-http.ts";
import { sharedTestApp, startTestApp } from "./testing/test-app.ts";

const app = await sharedTestApp();

describe("calls that do not exist", () => {
  test.each([
    ["GET", "/api/nothing"],
    ["GET", "/api"],
    ["GET", "/api/"],
    ["POST", "/api/home"],
    ["DELETE", "/api/nothing/7"],
    ["PATCH", "/api/openapi.json"],
  ])("%s %s is a JSON 404", async (method, path) => {
    const { status, json, headers } = await app.call(method, path);
    expect([status, json]).toEqual([
      404,
      { message: ERROR_TEXT.notFound, error: ERROR_TEXT.notFound, code: "NOT_FOUND" },
    ]);
    expect(headers.get("content-type")).toBe("application/json");
  });
});

interface Form {
  properties: Record<
    string,
    { type: string; contentMediaType?: string; contentSchema?: { properties?: object; type: string } }
  >;
}

describe("the API reference", () => {
  interface Description {
    paths: Record<
      string,
      Record<
        string,
        {
          operationId: string;
          summary: string;
          security?: object[];
          parameters: { name: string; in: string }[];
        }
      >
    >;
  }
  const described = async () => (await app.call("GET", "/api/openapi.json")).json as Description;
  const operations = ({ paths }: Description) => Object.values(paths).flatMap((path) => Object.values(path));

  test("is valid OpenAPI", async () => {
    const result = await new Validator().validate({ ...(await described()) });
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
  });

  test("names every call of the contract, its audience and its path parameters", async () => {
    const { paths } = await described();
    for (const [key, endpoint] of Object.entries(api)) {
      const { method, path } = splitKey(key);
      const operation = paths[path.replaceAll(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
      expect(operation?.summary, key).toBe(endpoint.summary);
      const open = !("auth" in endpoint) || (endpoint.auth as string) === "none";
      expect(operation?.security === undefined, key).toBe(open);
      const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      expect(
        operation?.parameters.filter((one) => one.in === "path").map((one) => one.name),
        key,
      ).toEqual(named);
    }
    expect(operations(await described()).length).toBe(Object.keys(api).length);
  });

  test("says what a text holds that is JSON", async () => {
    const { paths } = (await app.call("GET", "/api/openapi.json")).json as {
      paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Form }> } }>>;
    };
    const fieldOf = (path: string, field: string) =>
      paths[path]?.post?.requestBody?.content["multipart/form-data"]?.schema.properties[field];
    for (const [path, field, inner] of [
      ["/api/jobs/{id}/apply", "data", "expectedCtcPaise"],
      ["/api/card-customization/{cardId}", "customization", "primaryColor"],
    ] as const) {
      const held = fieldOf(path, field);
      expect(held, path).toMatchObject({ type: "string", contentMediaType: "application/json" });
      expect(Object.keys(held?.contentSchema?.properties ?? {}), path).toContain(inner);
    }
    expect(fieldOf("/api/team-card/import", "columns")?.contentSchema).toMatchObject({ type: "array" });
  });

  test("gives each call its own name", async () => {
    const names = operations(await described()).map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
  });

  test("is also a page without scripts", async () => {
    const { status, text, headers } = await app.call("GET", "/api/docs");
    expect([status, headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    for (const [key, endpoint] of Object.entries(api)) {
      expect(text).toContain(`<code>${splitKey(key).path}</code>`);
      expect(text).toContain(
        endpoint.summary.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;"),
      );
    }
    expect(text).not.toContain("<script");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  });
});

test.each(["/api/openapi.json", "/api/docs"])(
  "%s is sent as 304 to a caller who has this version",
  async (path) => {
    const { headers } = await app.call("GET", path);
    const again = await app.call("GET", path, { headers: { "if-none-match": headers.get("etag") ?? "" } });
    expect([again.status, again.text]).toEqual([304, ""]);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  },
);

describe("no page is shown in a frame", () => {
  test.each([
    "/api/docs",
    "/api/nothing",
    "/api/unsubscribe?token=made-up",
    "/q/nothing",
    "/dev/outbox",
    "/dev/outbox/nothing",
    "/no-such-page",
    "/assets/nothing.js",
    "/sitemap.xml",
    "/healthz",
  ])("%s", async (path) => {
    const { headers } = await app.call("GET", path);
    expect(headers.get("content-security-policy")?.match(/frame-ancestors [^;,]*/g)).toEqual([
      "frame-ancestors 'none'",
    ]);
    expect(headers.get("x-frame-options")).toBe("DENY");
  });
});

describe("health checks and metrics", () => {
  test("the process and its database report that they work", async () => {
    expect((await app.call("GET", "/healthz")).text).toBe("ok");
    expect((await app.call("GET", "/readyz")).text).toBe("ready");
  });

  test.each([
    ["/healthz", "ok"],
    ["/readyz", "ready"],
  ])("a probe that asks for %s in HTTP/1.0, without a Host, gets it", async (path, word) => {
    const port = Number(new URL(app.url).port);
    const { status, text } = await sendRaw(port, `GET ${path} HTTP/1.0\r\n\r\n`);
    expect([status, text.split("\r\n").at(-1)]).toEqual([200, word]);
    expect((await sendRaw(port, "GET /api/home HTTP/1.0\r\n\r\n")).status).toBe(400);
  });

  test("metrics are for this machine only", async () => {
    expect((await app.call("GET", "/metrics")).text).toContain("http_request_duration_seconds");
    expect((await app.call("GET", "/metrics", { headers: { "x-forwarded-for": "127.0.0.1" } })).status).toBe(
      404,
    );
  });

  test("with METRICS_TOKEN set, metrics are for callers who send it", async () => {
    const guarded = await startTestApp({ settings: { METRICS_TOKEN: "sixteen-characters" } });
    const read = (authorization?: string) =>
      guarded.call("GET", "/metrics", { headers: authorization ? { authorization } : {} });
    expect((await read()).status).toBe(404);
    expect((await read("Bearer sixteen-character")).status).toBe(404);
    expect((await read("Bearer sixteen-characterz")).status).toBe(404);
    expect((await read("Bearer sixteen-characters")).status).toBe(200);
    await guarded.stop();
  });
});
