import { spawn, type ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { PROJECT_DIR } from "../paths.ts";

export interface ProductProcess {
  url: string;
  child: ChildProcess;
  /** What it has written to stdout and stderr so far. */
  output: () => string;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | string>;
}

/** Starts the built product as its own process, as `npm start` does. */
export function startProcess(settings: Record<string, string>): ProductProcess {
  const port = settings.PORT ?? "0";
  const child = spawn(process.execPath, [join(PROJECT_DIR, "server/build/server.mjs")], {
    env: { PATH: process.env.PATH, LOG_LEVEL: "warn", SAMPLE_DATA: "off", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part: Buffer) => (output += part.toString()));
  const ended = new Promise<number | string>((resolve) => {
    child.once("exit", (code, signal) => resolve(code ?? signal ?? "unknown"));
  });
  return { url: `http://127.0.0.1:${port}`, child, output: () => output, ended };
}

/** The same product, once it serves: as long as the machine needs, unless the process ends. */
export async function ready(product: ProductProcess): Promise<ProductProcess> {
  await waitUntil(product, async () => (await fetch(`${product.url}/readyz`).catch(() => undefined))?.ok);
  return product;
}

/** Waits until it has written these words. */
export const written = (product: ProductProcess, words: string) =>
  waitUntil(product, () => product.output().includes(words));

async function waitUntil(
  product: ProductProcess,
  isTrue: () => boolean | undefined | Promise<boolean | undefined>,
): Promise<void> {
  while (!(await isTrue())) {
    const { exitCode, signalCode } = product.child;
    if (exitCode !== null || signalCode !== null) throw new Error(`The product ended:\n${product.output()}`);
    await sleep(25);
  }
}

export async function stopProcess(product: ProductProcess): Promise<number | string> {
  product.child.kill("SIGTERM");
  return product.ended;
}

/** The current address and process of a folder's embedded database. */
export async function embeddedDatabaseOf(dataDir: string) {
  const password = (await readFile(join(dataDir, "postgres-password"), "utf8")).trim();
  const [pid, , , port] = (await readFile(join(dataDir, "postgres/postmaster.pid"), "utf8")).split("\n");
  return { url: `postgres://cardplaza:${password}@127.0.0.1:${port}/cardplaza`, pid: Number(pid) };
}

export function freePort(): Promise<string> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(String(port)));
    });
  });
}
