import { request as plainRequest } from "node:http";
import { NotPublic, publicAddressOf, type OutsideNetwork } from "./outside-network.ts";

const RESPOND_WITHIN_MS = 8_000;

interface Post {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** The status that the other server sent, or why there was none. */
export interface PostResult {
  status: number | null;
  problem: string | null;
}

/**
 * Posts to an address that a member entered. Only public addresses are called, and redirects are not followed,
 * because they could lead to an internal address. The body of the response is not read.
 */
export async function postOutside(
  network: OutsideNetwork,
  post: Post,
  within = RESPOND_WITHIN_MS,
): Promise<PostResult> {
  const signal = AbortSignal.timeout(within);
  try {
    const status = await Promise.race([send(network, post, signal), ended(signal)]);
    return { status, problem: problemOf(status) };
  } catch (error) {
    return { status: null, problem: reasonOf(error) };
  }
}

async function send(network: OutsideNetwork, { url, headers, body }: Post, signal: AbortSignal) {
  const { protocol, hostname, port, host, pathname, search } = new URL(url);
  const isSecure = protocol === "https:";
  const address = await publicAddressOf(network, hostname);
  signal.throwIfAborted();
  const destination = {
    address,
    port: Number(port) || (isSecure ? 443 : 80),
    ...(isSecure ? { secureFor: hostname.replace(/^\[|\]$/g, "") } : {}),
  };
  return new Promise<number>((resolve, reject) => {
    const request = plainRequest({
      // A new connection each time, to exactly the address that was checked.
      createConnection: () => network.connect(destination),
      method: "POST",
      path: pathname + search,
      headers: { ...headers, Host: host, "Content-Length": Buffer.byteLength(body), Connection: "close" },
      signal,
    });
    request.once("error", reject);
    request.once("response", (response) => {
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    request.end(body);
  });
}

const ended = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });

function problemOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return "It answered with a redirect, which is not followed.";
  return `It answered ${status}.`;
}

function reasonOf(error: unknown): string {
  if (error instanceof NotPublic) return "It is not on the public internet.";
  const { name, code } = error as NodeJS.ErrnoException;
  if (name === "TimeoutError" || name === "AbortError") return "It did not answer in time.";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "Its name was not found.";
  if (code?.startsWith("ERR_TLS") || code?.includes("CERT")) return "Its certificate is not valid.";
  return "It cannot be reached.";
}
