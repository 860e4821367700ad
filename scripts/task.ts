import { spawn, spawnSync } from "node:child_process";
import { resolve } from "node:path";

export const ROOT = resolve(import.meta.dirname, "..");

export const since = (began: number) => `${((performance.now() - began) / 1000).toFixed(1)} s`;

interface Options {
  cwd?: string;
  env?: Record<string, string>;
}

/** Runs a program of the project. If it fails, this process ends with its exit code. */
export function run(program: string, args: string[], options: Options = {}): void {
  const status = tryRun(program, args, options);
  if (status !== 0) process.exit(status);
}

export function tryRun(program: string, args: string[], { cwd = ROOT, env = {} }: Options = {}): number {
  const { status, error } = spawnSync(program, args, {
    cwd,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  if (error) console.error(`${program}: ${error.message}`);
  return status ?? 1;
}

/** As `run`, beside others: what it writes comes out whole once it has ended. */
export function runBeside(
  program: string,
  args: string[],
  { cwd = ROOT, env = {} }: Options = {},
): Promise<void> {
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env },
    });
    const written: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (part: Buffer) => written.push(part));
    child.once("error", (error) => written.push(Buffer.from(`${program}: ${error.message}\n`)));
    child.once("close", (code) => {
      process.stdout.write(Buffer.concat(written));
      if (code !== 0) {
        console.error(`${program} ${args.join(" ")} failed.`);
        process.exit(code && code > 0 ? code : 1);
      }
      done();
    });
  });
}

/** Runs one named step and prints how long it took. */
export async function step(name: string, work: () => void | Promise<void>): Promise<void> {
  const began = performance.now();
  console.log(`\n── ${name}`);
  await work();
  console.log(`── ${name}: ${since(began)}`);
}
