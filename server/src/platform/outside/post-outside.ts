import { openOutside } from "./open-outside.ts";
import { NotPublic, type OutsideNetwork } from "./outside-network.ts";

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
    const status = await send(network, post, signal);
    return { status, problem: problemOf(status) };
  } catch (error) {
    return { status: null, problem: reasonOf(error) };
  }
}

async function send(network: OutsideNetwork, post: Post, signal: AbortSignal): Promise<number> {
  const response = await openOutside(network, { ...post, method: "POST" }, signal);
  response.destroy();
  return response.statusCode ?? 0;
}

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
