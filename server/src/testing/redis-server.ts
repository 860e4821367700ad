import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { freePort } from "./product-process.ts";

/** Whether this machine has Redis. Without it, tests that need it are skipped with a message. */
export function hasRedis(tests: string): boolean {
  const found = spawnSync("redis-server", ["--version"]).status === 0;
  if (!found) console.warn(`Skipped: ${tests}, because redis-server is not on the PATH.`);
  return found;
}

/** A separate Redis that saves nothing to disk and can be restarted on the same port. */
export async function startRedisServer() {
  const port = await freePort();
  let server: ChildProcess;
  const start = () => {
    const options = ["--port", port, "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
    server = spawn("redis-server", options, { stdio: ["ignore", "pipe", "ignore"] });
    return new Promise<void>((resolve) => {
      server.stdout?.on(
        "data",
        (words: Buffer) => words.includes("Ready to accept connections") && resolve(),
      );
    });
  };
  const stop = () =>
    new Promise<void>((resolve) => {
      server.once("exit", () => resolve());
      server.kill();
    });
  await start();
  return { url: `redis://127.0.0.1:${port}`, start, stop };
}
