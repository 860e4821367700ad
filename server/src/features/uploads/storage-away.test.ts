import { sql } from "drizzle-orm";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startS3StandIn } from "../../testing/s3-stand-in.ts";
import { startTestApp, type Person, type TestApp } from "../../testing/test-app.ts";
import * as files from "./files.fixtures.ts";
import { sendFile } from "./upload.fixtures.ts";
import { GIVEN_UP_WITHIN_MS } from "../../testing/given-up.ts";

let s3: Awaited<ReturnType<typeof startS3StandIn>>;
let app: TestApp;
let ravi: Person;

beforeAll(async () => {
  s3 = await startS3StandIn();
  app = await startTestApp({ settings: s3.settings });
  ravi = await app.signIn("Ravi");
});
afterEach(() => s3.become("well"));
afterAll(async () => {
  await app.stop();
  await s3.stop();
});

const send = async () => sendFile(app, await files.jpegFrom(), { as: ravi });

describe("with files in a bucket", () => {
  test("a picture is stored there and served from there", async () => {
    const { status, url } = await send();
    expect(status).toBe(201);
    expect([...s3.objects.keys()].every((key) => key.startsWith("pictures/"))).toBe(true);
    const { headers } = await app.call("GET", url);
    expect(headers.get("content-type")).toBe("image/webp");
  });

  test("a hanging store leads to 503 in time, and other calls continue", async () => {
    s3.become("hanging");
    const began = performance.now();
    const waiting = send();
    await sleep(1_000);
    expect((await app.call("GET", "/healthz")).status).toBe(200);
    const response = await waiting;
    expect(performance.now() - began).toBeLessThan(GIVEN_UP_WITHIN_MS);
    expect(response).toMatchObject({ status: 503, json: { code: "UNAVAILABLE" } });
    expect(response.headers.get("retry-after")).toBeTruthy();
  });

  test("a row that cannot be written leaves no file", async () => {
    const before = s3.objects.size;
    await app.db.execute(sql`alter table uploads add constraint none check (false) not valid`);
    expect((await send()).status).toBe(500);
    await expect.poll(() => s3.objects.size).toBe(before);
    await app.db.execute(sql`alter table uploads drop constraint none`);
  });
});
