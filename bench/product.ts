import { spawn, type ChildProcess } from "node:child_process";
import { rm } from "node:fs/promises";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { makeDataFolder } from "../server/src/testing/data-folder.ts";

export interface Product {
  url: string;
  pid: number;
  readyAfterMs: number;
  /** The time until the sample members can sign in. */
  filledAfterMs: number;
  stop: () => Promise<void>;
}

/** The running products by data folder. */
const running = new Map<string, ChildProcess>();

/** The built product in its own process with its sample data, optionally of another checkout. */
export async function startProduct(
  dataDir: string,
  checkout = ".",
  settings: Record<string, string> = {},
): Promise<Product> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, ["server/build/server.mjs"], {
    cwd: checkout,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
      RATE_LIMIT_FACTOR: "1000000",
      ...settings,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  running.set(dataDir, child);
  let written = "";
  child.stdout.on("data", (part: Buffer) => (written += part.toString()));
  const url = `http://127.0.0.1:${port}`;
  const until = async (isTrue: () => boolean | Promise<boolean>) => {
    while (!(await isTrue())) {
      if (child.exitCode !== null) throw new Error("The product did not start");
      await sleep(10);
    }
    return performance.now() - began;
  };
  const readyAfterMs = await until(() => responds(`${url}/readyz`));
  const filledAfterMs = await until(
    () => settings["SAMPLE_DATA"] === "off" || written.includes("Sign in as"),
  );
  return { url, pid: child.pid as number, readyAfterMs, filledAfterMs, stop: () => stop(child) };
}

/** The path of a sample member's card. */
async function exampleCard({ url }: Product): Promise<string> {
  const { cards } = (await (await fetch(`${url}/api/example-cards`)).json()) as { cards: { slug: string }[] };
  return `/card/${cards[0]?.slug}`;
}

const FOUND_BY_SEARCH = ["business", "company", "product", "job"];

/** The page to measure: a path, such as "company" for the first one of the sample data, else a card. */
export async function examplePage(product: Product, chosen: string | undefined): Promise<string> {
  if (!chosen || !FOUND_BY_SEARCH.includes(chosen)) return chosen ?? exampleCard(product);
  const found = await fetch(`${product.url}/api/search?type=${chosen}`);
  const { results } = (await found.json()) as { results: { url: string }[] };
  return results[0]?.url ?? Promise.reject(new Error(`No ${chosen} in the sample data`));
}

/** A folder that is removed afterwards, with an end of what still works in it. */
export async function withDataDir<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = makeDataFolder("bench");
  try {
    return await work(dataDir);
  } finally {
    const left = running.get(dataDir);
    if (left?.exitCode === null) await stop(left);
    await rm(dataDir, { recursive: true, force: true });
  }
}

export function stop(child: ChildProcess): Promise<void> {
  const hasEnded = child.exitCode !== null || child.signalCode !== null;
  return new Promise((resolve) => {
    if (hasEnded) return resolve();
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}

async function responds(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;
