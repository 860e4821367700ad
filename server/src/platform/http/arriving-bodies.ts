import type { IncomingMessage, ServerResponse } from "node:http";
import { clientAddress, networkOf } from "./client-address.ts";

/** A body usually arrives with its headers. A client with this many unfinished bodies holds them back on purpose. */
export const BODIES_PER_ADDRESS = 30;
const BODIES_IN_ALL = 2_000;
/** Longer than a phone is offline while it changes cells. */
const GRACE_MS = 20_000;
/** An eighth of 0.5 Mbit/s on average: the slowest network that can send a picture at all. */
const SLOWEST_BYTES_PER_SECOND = 8_000;
const LOOK_EVERY_MS = 1_000;
const TIMED_OUT = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

export interface ArrivingBodies {
  /**
   * Counts a request until its body is complete, then calls `arrived`. If one address, or all together, send
   * too many at once, the request is not counted and the reason is returned.
   */
  admit: (
    request: IncomingMessage,
    response: ServerResponse,
    arrived: () => void,
  ) => "too many of one address" | "too many" | undefined;
  close: () => void;
}

export interface BodyRules {
  trustedProxies: number;
  /** Multiplies the limit per address. */
  addressFactor: number;
  graceMs?: number;
}

interface Arriving {
  response: ServerResponse;
  since: number;
  bytesBefore: number;
}

export function createArrivingBodies({ trustedProxies, addressFactor, graceMs }: BodyRules): ArrivingBodies {
  const arriving = new Map<IncomingMessage, Arriving>();
  const perNetwork = new Map<string, number>();
  const mostPerAddress = Math.max(1, Math.round(BODIES_PER_ADDRESS * addressFactor));

  const watch = setInterval(() => {
    const now = performance.now();
    for (const [request, { response, since, bytesBefore }] of arriving) {
      // The body arrived and is not read yet: our call is busy, the sender is not late.
      if (request.readableLength > 0) continue;
      const bytes = request.socket.bytesRead - bytesBefore;
      if (isTooSlow(now - since, bytes, graceMs)) cutOff(request, response);
    }
  }, LOOK_EVERY_MS);
  watch.unref();

  return {
    admit(request, response, arrived) {
      const network = networkOf(clientAddress(request, trustedProxies));
      const others = perNetwork.get(network) ?? 0;
      if (others >= mostPerAddress) return "too many of one address";
      if (arriving.size >= BODIES_IN_ALL) return "too many";
      perNetwork.set(network, others + 1);
      arriving.set(request, {
        response,
        since: performance.now(),
        bytesBefore: request.socket.bytesRead,
      });
      const leave = () => {
        if (!arriving.delete(request)) return false;
        const left = (perNetwork.get(network) ?? 1) - 1;
        if (left > 0) perNetwork.set(network, left);
        else perNetwork.delete(network);
        return true;
      };
      request.once("end", () => leave() && arrived());
      response.once("close", leave);
      return undefined;
    },
    close: () => clearInterval(watch),
  };
}

/** Measured over the whole body, so that a pause does not count against a sender who was fast before. */
export const isTooSlow = (elapsedMs: number, bytes: number, graceMs = GRACE_MS) =>
  elapsedMs > graceMs + (bytes / SLOWEST_BYTES_PER_SECOND) * 1000;

// Written to the socket directly, because the call may be about to write its own response.
function cutOff({ socket }: IncomingMessage, response: ServerResponse) {
  if (!response.headersSent) socket.write(TIMED_OUT);
  socket.destroySoon();
}
