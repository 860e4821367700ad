import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { STREAMS_PER_NETWORK } from "./live.ts";
import { readEvents } from "../../testing/read-events.ts";
import { inTransaction } from "../transaction.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { eventually } from "../../testing/eventually.ts";

describe("GET /api/stream", () => {
  let app: TestApp;
  const listen = async (person: { token: string }, signal?: AbortSignal) => {
    const headers = { authorization: `Bearer ${person.token}` };
    const response = await fetch(`${app.url}/api/stream`, { headers, signal });
    return { response, ...readEvents(response.body as ReadableStream<Uint8Array>) };
  };
  const publish = (member: { id: string }, event: string, data: unknown) =>
    inTransaction(app.db, (tx) => app.services.live.publish(tx, member.id, event, data));

  beforeAll(async () => {
    app = await startTestApp({ settings: { RATE_LIMIT_FACTOR: "2" } });
  });
  afterAll(() => app.stop());

  it("is for members only", async () => {
    expect((await app.call("GET", "/api/stream")).status).toBe(401);
    expect((await app.call("GET", "/api/stream", { as: { token: "made-up" } })).status).toBe(401);
  });

  it("sends Asha her own events, neither buffered nor cached", async () => {
    const [asha, ravi] = [await app.signIn("Asha Rao"), await app.signIn("Ravi Shah")];
    const [forAsha, forRavi] = [await listen(asha), await listen(ravi)];
    await publish(asha.member, "lead", { id: "1" });
    await eventually(() => expect(forAsha.events.at(-1)).toEqual({ event: "lead", data: '{"id":"1"}' }));
    expect(forRavi.events.map(({ event }) => event)).toEqual(["open"]);
    const { headers } = forAsha.response;
    expect(headers.get("content-type")).toBe("text/event-stream");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-accel-buffering")).toBe("no");
    await Promise.all([forAsha.cancel(), forRavi.cancel()]);
  });

  it("is removed when the browser disconnects", async () => {
    await eventually(() => expect(app.services.live.size()).toBe(0));
    const leaving = new AbortController();
    await listen(await app.signIn("Asha Rao"), leaving.signal);
    expect(app.services.live.size()).toBe(1);
    leaving.abort();
    await eventually(() => expect(app.services.live.size()).toBe(0));
  });

  it("is open at most ten times for one member", async () => {
    const asha = await app.signIn("Asha Rao");
    const opened = [];
    for (let i = 0; i < 40; i++) opened.push(await listen(asha));
    await Promise.all(opened.slice(0, 30).map(({ ended }) => ended));
    expect(app.services.live.size()).toBe(10);
    expect(opened[0]?.events.at(-1)?.event).toBe("replaced");
    expect(opened[30]?.events.map(({ event }) => event)).toEqual(["open"]);
    await Promise.all(opened.slice(30).map(({ cancel }) => cancel()));
  });

  it("is refused with Retry-After if an address has too many", async () => {
    const ravi = await app.signIn("Ravi Shah");
    const leaving = new AbortController();
    const reader = { network: "127.0.0.1", signal: leaving.signal };
    for (let i = 0; i < STREAMS_PER_NETWORK * 2; i++) app.services.live.open(`member ${i}`, reader);
    const { status, headers } = await app.call("GET", "/api/stream", { as: ravi });
    expect([status, headers.get("retry-after")]).toEqual([429, "30"]);
    leaving.abort();
  });

  it("drops the connection of a browser that stops reading", async () => {
    const quiet = vi.spyOn(console, "error").mockImplementation(() => {});
    const asha = await app.signIn("Asha Rao");
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.on("error", () => {});
    socket.write(
      `GET /api/stream HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${asha.token}\r\n\r\n`,
    );
    await eventually(() => expect(app.services.live.size()).toBe(1));
    socket.pause();
    const text = "x".repeat(7_700);
    for (let i = 0; i < 5_000 && app.services.live.size() > 0; i++) {
      await inTransaction(app.db, async (tx) => {
        for (let n = 0; n < 20; n++)
          await app.services.live.publish(tx, asha.member.id, "lead", { i, n, text });
      });
    }
    expect(app.services.live.size()).toBe(0);
    socket.resume();
    await closed;
    quiet.mockRestore();
  });
});
