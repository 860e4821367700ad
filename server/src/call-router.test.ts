import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endpoints } from "@cardplaza/contract/endpoint";
import type { HandlersOf } from "./context.ts";
import { startTestEndpoints } from "./testing/test-endpoints.ts";
import { eventually } from "./testing/eventually.ts";

const table = endpoints({
  "POST /api/notes": { summary: "A note", body: z.object({ text: z.string() }), returns: z.object({}) },
  "GET /api/wait": { summary: "Waits until the caller is gone", returns: z.object({}) },
  "GET /api/break": { summary: "Fails after the caller is gone", returns: z.object({}) },
});
const leave = ({ signal }: { signal?: AbortSignal }) => eventually(() => expect(signal?.aborted).toBe(true));
const handlers: HandlersOf<typeof table> = {
  "POST /api/notes": () => ({}),
  "GET /api/wait": async ({ ctx }) => {
    await leave(ctx.caller);
    ctx.caller.signal?.throwIfAborted();
    return {};
  },
  "GET /api/break": async ({ ctx }) => {
    await leave(ctx.caller);
    throw new TypeError("a mistake of ours");
  },
};

let app: Awaited<ReturnType<typeof startTestEndpoints>>;
beforeAll(async () => {
  app = await startTestEndpoints(table, handlers);
  // The first call of a process is slow. After it, calls have begun when their caller leaves.
  await app.call("POST", "/api/notes", { body: { text: "First" } });
});
afterAll(() => app.stop());

async function leaveAfter(text: string) {
  app.logLines.splice(0);
  const socket = connect(app.port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(text);
  await sleep(200);
  socket.destroy();
  await eventually(() => expect(app.logLines.join()).toContain('"request"'));
  return app.logLines.map((line) => JSON.parse(line) as { msg: string; status?: number; error?: object });
}

test.each([
  ["while the server worked", "GET /api/wait HTTP/1.1\r\nHost: x\r\n\r\n"],
  [
    "in the middle of a body",
    'POST /api/notes HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"te',
  ],
  [
    "in the middle of a body in chunks",
    'POST /api/notes HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n4\r\n{"te\r\n',
  ],
])("a caller who left %s is one line and no error", async (_when, text) => {
  expect(await leaveAfter(text)).toMatchObject([{ msg: "request", status: 499 }]);
});

test("an unexpected error is logged even when the caller has left", async () => {
  const lines = await leaveAfter("GET /api/break HTTP/1.1\r\nHost: x\r\n\r\n");
  expect(lines).toMatchObject([
    { msg: "unexpected error", error: { message: "a mistake of ours" } },
    { msg: "request" },
  ]);
});
