import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

export const ROOT = resolve(import.meta.dirname, "..");

export const since = (began: number) => `${((performance.now() - began) / 1000).toFixed(1)} s`;

interface Options {
  cwd?: string;
  env?: Record<string, string>;
}

/** Runs a program of the project to its end; its failure is ours. */
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

/** Runs one named step and says how long it took. */
export function step(name: string, work: () => void): void {
  const began = performance.now();
  console.log(`\n── ${name}`);
  work();
  console.log(`── ${name}: ${since(began)}`);
}
