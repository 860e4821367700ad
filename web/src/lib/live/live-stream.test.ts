import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveEvent } from "@cardplaza/contract/live/live-stream";
import { retryDelay } from "./keep-stream-open.ts";
import { subscribeToLive } from "./live-stream.ts";
import { eventually } from "./eventually.fixtures.ts";

class Page extends EventTarget {
  hidden = false;
  show(visible: boolean) {
    this.hidden = !visible;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

describe("live events in the browser", () => {
  let connections: { response: ServerResponse; authorization?: string; at: number }[];
  let respond: (response: ServerResponse, count: number) => void;
  let received: LiveEvent[];
  let unsubscribe: () => void;
  let page: Page;
  const server = createServer((request, response) => {
    connections.push({ response, authorization: request.headers.authorization, at: performance.now() });
    respond(response, connections.length);
  });
  const open = (response: ServerResponse) =>
    response
      .writeHead(200, { "content-type": "text/event-stream" })
      .write("retry: 1000\n\nevent: open\ndata: {}\n\n");
  const names = () => received.map(({ event }) => event);
  const openStreams = () => connections.filter(({ response }) => !response.destroyed).length;

  const subscribe = (options = {}, getToken: () => string | null = () => "ashas-token") => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/stream`;
    const quick = { url, page: page as unknown as Document, shortestRetryMs: 20, longestRetryMs: 100 };
    unsubscribe = subscribeToLive(getToken, (event) => received.push(event), { ...quick, ...options });
  };

  beforeEach(async () => {
    connections = [];
    received = [];
    page = new Page();
    respond = open;
    await new Promise<void>((resolve) => {
      server.listen(0, "127.0.0.1", resolve);
    });
  });
  afterEach(async () => {
    unsubscribe();
    vi.unstubAllGlobals();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it("come with the member's token, even in pieces", async () => {
    subscribe();
    await eventually(() => expect(names()).toEqual(["open"]));
    const { response, authorization } = connections[0] ?? {};
    response?.write("event: lead\nda");
    response?.write('ta: {"id":"1"}\n\n: heartbeat\n\n');
    await eventually(() => expect(received.at(-1)).toEqual({ event: "lead", data: { id: "1" } }));
    expect(authorization).toBe("Bearer ashas-token");
  });

  it("come again after the connection was lost, with a word that something may be missing", async () => {
    subscribe();
    await eventually(() => expect(names()).toEqual(["open"]));
    connections[0]?.response.destroy();
    await eventually(() => expect(names()).toEqual(["open", "gap"]));
    connections[1]?.response.end();
    await eventually(() => expect(names()).toEqual(["open", "gap", "gap"]));
  });

  it("say whether they come now: from the first word on, until the connection is lost or the page sleeps", async () => {
    const states: boolean[] = [];
    respond = (response, count) => (count === 2 ? void response.writeHead(503).end() : open(response));
    subscribe({ onState: (isOpen: boolean) => states.push(isOpen) });
    expect(states).toEqual([]);
    await vi.waitFor(() => expect(states).toEqual([true]));
    connections[0]?.response.destroy();
    await vi.waitFor(() => expect(states).toEqual([true, false, false, true]));
    page.dispatchEvent(new Event("freeze"));
    expect(states.at(-1)).toBe(false);
  });

  it("are requested again, less and less often, while the server refuses", async () => {
    respond = (response, count) => (count < 5 ? void response.writeHead(503).end() : open(response));
    subscribe();
    await eventually(() => expect(names()).toEqual(["open"]));
    expect(connections).toHaveLength(5);
  });

  it("wait as long as the server asks", async () => {
    respond = (response, count) =>
      count === 1 ? void response.writeHead(503, { "retry-after": "1" }).end() : open(response);
    subscribe();
    await eventually(() => expect(connections).toHaveLength(2));
    expect((connections[1]?.at ?? 0) - (connections[0]?.at ?? 0)).toBeGreaterThan(900);
  });

  it.each([
    ["session counts no longer", 401],
    ["account is suspended", 403],
  ])("end when the %s, and say that there is something to ask", async (_why, status) => {
    respond = (response, count) => (count === 1 ? open(response) : void response.writeHead(status).end());
    subscribe();
    await eventually(() => expect(names()).toEqual(["open"]));
    connections[0]?.response.end();
    await eventually(() => expect(connections).toHaveLength(2));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(connections).toHaveLength(2);
    expect(names()).toEqual(["open", "gap"]);
  });

  it("come to each tab by itself in a browser without locks", async () => {
    vi.stubGlobal("navigator", {});
    respond = (response, count) => (count < 4 ? open(response) : void response.writeHead(401).end());
    subscribe();
    const stopFirst = unsubscribe;
    subscribe();
    await eventually(() => expect(names()).toEqual(["open", "open"]));
    expect(openStreams()).toBe(2);
    stopFirst();
    await eventually(() => expect(openStreams()).toBe(1));
    connections.findLast(({ response }) => !response.destroyed)?.response.end();
    await eventually(() => expect(names()).toEqual(["open", "open", "gap"]));
    connections[2]?.response.end();
    await eventually(() => expect(names()).toEqual(["open", "open", "gap", "gap"]));
  });

  it("are those of the member who has signed in meanwhile", async () => {
    let token = "ashas-token";
    subscribe({}, () => token);
    await eventually(() => expect(names()).toEqual(["open"]));
    token = "ravis-token";
    connections[0]?.response.end();
    await eventually(() => expect(names()).toEqual(["open", "gap"]));
    expect(connections[1]?.authorization).toBe("Bearer ravis-token");
  });

  it("are not requested without a session", async () => {
    subscribe({}, () => null);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(connections).toHaveLength(0);
  });

  it("stop when nobody listens any more", async () => {
    subscribe();
    await eventually(() => expect(names()).toEqual(["open"]));
    unsubscribe();
    await eventually(() => expect(openStreams()).toBe(0));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(connections).toHaveLength(1);
  });

  it("pause while the page is hidden for long, and catch up when it is shown", async () => {
    subscribe({ pauseAfterMs: 50 });
    await eventually(() => expect(names()).toEqual(["open"]));
    page.show(false);
    await eventually(() => expect(openStreams()).toBe(0));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(connections).toHaveLength(1);
    page.show(true);
    await eventually(() => expect(names()).toEqual(["open", "gap"]));
    page.dispatchEvent(new Event("freeze"));
    await eventually(() => expect(openStreams()).toBe(0));
  });

  it("go on while the page is hidden for a moment", async () => {
    subscribe({ pauseAfterMs: 1_000 });
    await eventually(() => expect(names()).toEqual(["open"]));
    page.show(false);
    await new Promise((resolve) => setTimeout(resolve, 50));
    page.show(true);
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(connections).toHaveLength(1);
    expect(openStreams()).toBe(1);
  });

  it("survive a listener that throws and data that is not JSON", async () => {
    const quiet = vi.spyOn(console, "error").mockImplementation(() => {});
    respond = (response, count) => {
      open(response);
      if (count === 1) response.write("event: lead\ndata: broken\n\n");
    };
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/stream`;
    const fail = (event: LiveEvent) => {
      received.push(event);
      throw new Error("listener");
    };
    unsubscribe = subscribeToLive(() => "ashas-token", fail, {
      url,
      shortestRetryMs: 20,
      longestRetryMs: 100,
    });
    await eventually(() => expect(names()).toEqual(["open", "gap"]));
    quiet.mockRestore();
  });
});

describe("the wait before the next try", () => {
  it("lies between one and two seconds at first, then grows to thirty at most", () => {
    const range = (failures: number) => {
      const delays = Array.from({ length: 500 }, () => retryDelay(failures, 1_000, 30_000));
      return [Math.min(...delays), Math.max(...delays)] as const;
    };
    for (const [failures, most] of [
      [0, 2_000],
      [2, 8_000],
      [20, 30_000],
      [Infinity, 30_000],
    ] as const) {
      const [shortest, longest] = range(failures);
      expect(shortest).toBeGreaterThanOrEqual(1_000);
      expect(longest).toBeLessThanOrEqual(most);
      expect(longest).toBeGreaterThan(most * 0.8);
    }
  });
});
