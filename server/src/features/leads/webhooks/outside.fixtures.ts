import { createServer, type IncomingHttpHeaders } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterAll, beforeEach } from "vitest";
import { sharedTestApp } from "../../../testing/test-app.ts";
import type { Destination, OutsideNetwork } from "../../../platform/outside/outside-network.ts";

export const PUBLIC_ADDRESS = "93.184.216.34";

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A receiver that plays every server outside: it responds to any call and records what came. */
export async function startOutside() {
  const received: Received[] = [];
  const connected: Destination[] = [];
  const names = new Map<string, () => string[]>();
  let status = 200;
  let location: string | undefined;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      received.push({
        path: request.url ?? "",
        headers: request.headers,
        body: Buffer.concat(parts).toString("utf8"),
      });
      response.writeHead(status, location ? { location } : {}).end("thanks");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const network: OutsideNetwork = {
    resolve: (host) => Promise.resolve(names.get(host)?.() ?? [PUBLIC_ADDRESS]),
    connect(destination) {
      connected.push(destination);
      return connect(port, "127.0.0.1");
    },
  };
  return {
    port,
    network,
    received,
    connected,
    /** The addresses that a name resolves to; looked up again each time. */
    name: (host: string, addresses: () => string[]) => names.set(host, addresses),
    answer(next: number, to?: string) {
      status = next;
      location = to;
    },
    reset() {
      received.length = 0;
      connected.length = 0;
      names.clear();
      status = 200;
      location = undefined;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The product of a test file, with one receiver for everything that it calls outside. */
export async function appWithOutside() {
  const outside = await startOutside();
  // Before the product's own: what is registered first stops last.
  afterAll(() => outside.stop());
  beforeEach(() => outside.reset());
  const app = await sharedTestApp();
  Object.assign(app.services.network, outside.network);
  return { app, outside };
}
