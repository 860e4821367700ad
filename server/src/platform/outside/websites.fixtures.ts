import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import type { Destination, OutsideNetwork } from "./outside-network.ts";

export const PUBLIC_ADDRESS = "93.184.216.34";
type Site = (request: IncomingMessage, response: ServerResponse) => void;

/** A server that plays all websites outside, by their names. Only public addresses lead to it, as in the real network. */
export async function startWebsites() {
  const sites = new Map<string, Site>();
  const addresses = new Map<string, string[]>();
  const connected: Destination[] = [];
  const asked: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    const name = request.headers.host ?? "";
    asked.push(name + (request.url ?? ""));
    const site = sites.get(name);
    if (site) site(request, response);
    else response.writeHead(404).end();
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const network: OutsideNetwork = {
    resolve: (host) => Promise.resolve(addresses.get(host) ?? [PUBLIC_ADDRESS]),
    connect(destination) {
      connected.push(destination);
      return connect(port, "127.0.0.1");
    },
  };
  return {
    network,
    connected,
    /** Name and path of every request. */
    asked,
    site: (name: string, answer: Site) => void sites.set(name, answer),
    page: (name: string, html: string, headers: Record<string, string> = {}) =>
      void sites.set(name, (_request, response) =>
        response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...headers }).end(html),
      ),
    redirect: (name: string, to: string) =>
      void sites.set(name, (_request, response) => response.writeHead(302, { location: to }).end()),
    resolvesTo: (name: string, ...found: string[]) => void addresses.set(name, found),
    /** How many connections are still open. */
    open: () => sockets.size,
    reset() {
      sites.clear();
      addresses.clear();
      connected.length = 0;
      asked.length = 0;
    },
    stop() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
