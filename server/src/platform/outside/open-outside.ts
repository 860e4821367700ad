import { request as plainRequest, type IncomingMessage } from "node:http";
import { publicAddressOf, type OutsideNetwork } from "./outside-network.ts";

interface OutsideRequest {
  url: string;
  method: "GET" | "POST";
  headers: Record<string, string>;
  body?: string | Uint8Array;
}

/**
 * Calls an address that a member entered and returns the response with its body unread. Only public addresses are
 * called, and redirects are not followed here: each could lead to an internal address.
 */
export async function openOutside(
  network: OutsideNetwork,
  { url, method, headers, body }: OutsideRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { protocol, hostname, port, host, pathname, search } = new URL(url);
  const isSecure = protocol === "https:";
  const address = await Promise.race([publicAddressOf(network, hostname), ended(signal)]);
  signal.throwIfAborted();
  const destination = {
    address,
    port: Number(port) || (isSecure ? 443 : 80),
    ...(isSecure ? { secureFor: hostname.replace(/^\[|\]$/g, "") } : {}),
  };
  return new Promise((resolve, reject) => {
    const request = plainRequest({
      // A new connection each time, to exactly the address that was checked.
      createConnection: () => network.connect(destination),
      method,
      path: pathname + search,
      headers: {
        ...headers,
        Host: host,
        ...(body === undefined ? {} : { "Content-Length": Buffer.byteLength(body) }),
        Connection: "close",
      },
      signal,
    });
    // Also called after the response has begun, when the time is over.
    request.on("error", reject);
    request.once("response", resolve);
    request.end(body);
  });
}

const ended = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
