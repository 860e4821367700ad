import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { afterEach, describe, expect, test } from "vitest";
import { endpoints } from "@cardplaza/contract/endpoint";
import { ERROR_TEXT } from "@cardplaza/contract/errors";
import type { HandlersOf } from "../../context.ts";
import { MOST_UNDER_WAY } from "../../listen.ts";
import { startTestEndpoints } from "../../testing/test-endpoints.ts";
import { BODIES_PER_ADDRESS, isTooSlow } from "./arriving-bodies.ts";
import { eventually } from "../../testing/eventually.ts";

const Length = z.object({ length: z.number() });
const table = endpoints({
  "POST /api/text": { summary: "Measures", body: z.object({ text: z.string() }), returns: Length },
  "GET /api/text": { summary: "Answers at once", returns: Length },
});
const handlers: HandlersOf<typeof table> = {
  "POST /api/text": ({ body }) => ({ length: body.text.length }),
  "GET /api/text": () => ({ length: 0 }),
};

let app: Awaited<ReturnType<typeof startTestEndpoints>>;
const closing: (() => Promise<void>)[] = [];
const sockets: Socket[] = [];
const start = async (options: { bodyGraceMs?: number } = {}) => {
  const settings = { RATE_LIMIT_FACTOR: "1", TRUST_PROXY: "1" };
  app = await startTestEndpoints(table, handlers, { settings, ...options });
  closing.push(() => app.stop());
};
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const close of closing.splice(0)) await close();
});

const BODY = JSON.stringify({ text: "a".repeat(40_000) });

/** Sends the headers and the first byte, and collects what the server sends. */
function begin(from: string) {
  const socket = connect(app.port, "127.0.0.1");
  sockets.push(socket);
  const received = { text: "", socket };
  socket.on("error", () => {});
  socket.on("data", (part) => (received.text += part.toString()));
  socket.write(
    `POST /api/text HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${from}\r\n` +
      `content-type: application/json\r\ncontent-length: ${BODY.length}\r\n\r\n${BODY[0]}`,
  );
  return received;
}
const many = (length: number, from: (at: number) => string) =>
  Array.from({ length }, (_, at) => begin(from(at)));
const statuses = (all: { text: string }[]) =>
  all.map(({ text }) => Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]));
const send = (from: string) =>
  app.call("POST", "/api/text", { body: { text: "hello" }, headers: { "x-forwarded-for": from } });

describe("bodies that are held back", () => {
  test("by one address delay nobody else, whatever their number", async () => {
    await start();
    const held = many(MOST_UNDER_WAY, (at) => `2001:db8:0:1::${at.toString(16)}`);
    const refused = () => held.filter(({ text }) => text !== "");
    // So many connections at once take a busy machine more than a second to open.
    const isFull = () => expect(refused()).toHaveLength(MOST_UNDER_WAY - BODIES_PER_ADDRESS);
    await eventually(isFull);
    expect(new Set(statuses(refused()))).toEqual(new Set([429]));
    expect(refused()[0]?.text).toContain(ERROR_TEXT.tooMany);
    expect((await send("203.0.113.7")).json).toEqual({ length: 5 });
    expect((await app.call("GET", "/api/text")).status).toBe(200);

    for (const { socket } of held) socket.destroy();
    await eventually(async () => expect((await send("2001:db8:0:1::1")).status).toBe(200));
  });

  test("by many addresses do not count as work under way either", async () => {
    await start();
    many(MOST_UNDER_WAY + 50, (at) => `198.51.${at >> 8}.${at & 255}`);
    await sleep(200);
    for (let i = 0; i < 5; i++) expect((await send("203.0.113.7")).status).toBe(200);
  });

  test("are cut off after a while, quietly", async () => {
    await start({ bodyGraceMs: 100 });
    const held = many(3, () => "198.51.100.1");
    await eventually(() => expect(statuses(held)).toEqual([408, 408, 408]));
    await eventually(() => expect(app.logLines).toHaveLength(3));
    expect(app.logLines.join("")).not.toContain("unexpected error");
  });
});

describe("a slow but honest body", () => {
  test("is read to its end, even after the time at which an idle one is cut off", async () => {
    await start({ bodyGraceMs: 1_000 });
    const slow = begin("198.51.100.1");
    for (let at = 1; at < BODY.length; at += 2_500) {
      slow.socket.write(BODY.slice(at, at + 2_500));
      await sleep(100);
    }
    await eventually(() => expect(slow.text).toContain('{"length":40000}'));
  });

  test("passes at 0.5 Mbit/s, be it a video of 50 MB, and with a break", () => {
    const perSecond = 500_000 / 8;
    for (let second = 1; second * perSecond < 50_000_000; second++)
      expect(isTooSlow(second * 1000, second * perSecond)).toBe(false);
    expect(isTooSlow(60_000, 20 * perSecond)).toBe(false);
    expect(isTooSlow(21_000, 1)).toBe(true);
    expect(isTooSlow(600_000, 1_000_000)).toBe(true);
  });
});

test("a sender who disconnects in the middle of a body causes no error", async () => {
  await start();
  const { socket } = begin("198.51.100.1");
  await sleep(100);
  socket.destroy();
  await eventually(() => expect(app.logLines).toHaveLength(1));
  expect(JSON.parse(app.logLines[0] ?? "")).toMatchObject({ msg: "request", status: 499 });
});
