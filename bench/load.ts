import { spawn, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import type { Posts } from "./posts.ts";

export interface Load {
  requests: number;
  requestsPerSecond: number;
  /** CPU time of the server for one request, in microseconds; Linux only. */
  cpuPerRequest: number | undefined;
}

const CONNECTIONS = 32;

/** Loads an address from another process for some seconds and measures the server's CPU. */
export async function load(url: string, serverPid: number, seconds: number, posts?: Posts): Promise<Load> {
  const before = cpuSeconds(serverPid);
  const { requests, took } = hasWrk()
    ? await withWrk(url, seconds, posts)
    : await withNode(url, seconds, posts);
  const after = cpuSeconds(serverPid);
  return {
    requests,
    requestsPerSecond: requests / took,
    cpuPerRequest:
      before !== undefined && after !== undefined ? ((after - before) / requests) * 1e6 : undefined,
  };
}

const hasWrk = () => spawnSync("which", ["wrk"]).status === 0;
export const loadProgram = () => (hasWrk() ? "wrk" : "bench/load-process.ts");

async function withWrk(url: string, seconds: number, posts?: Posts) {
  const script = posts ? ["-s", posts.lua] : [];
  const args = ["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, "-H", "Accept-Encoding: br", ...script, url];
  const output = await outputOf("wrk", args);
  const [, requests, took] = /(\d+) requests in ([\d.]+)s/.exec(output) ?? [];
  if (/Non-2xx/.test(output) || !requests) throw new Error(`wrk: ${output}`);
  return { requests: Number(requests), took: Number(took) };
}

async function withNode(url: string, seconds: number, posts?: Posts) {
  const args = ["bench/load-process.ts", url, String(seconds), String(CONNECTIONS)];
  const output = await outputOf(process.execPath, posts ? [...args, posts.json] : args);
  return JSON.parse(output) as { requests: number; took: number };
}

function outputOf(program: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
    let text = "";
    child.stdout.on("data", (part: Buffer) => (text += part.toString()));
    child.once("error", reject);
    child.once("exit", (code) =>
      code === 0 ? resolve(text) : reject(new Error(`${program} ended with ${code}`)),
    );
  });
}

const TICKS_PER_SECOND = 100;

export function cpuSeconds(pid: number): number | undefined {
  const fields = processFields(pid);
  return fields && (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** CPU of the child processes, such as a database's connections; Linux only. */
export function childrenCpuSeconds(parent: number): number {
  const pids = readdirSync("/proc").map(Number).filter(Boolean);
  const children = pids.filter((pid) => Number(processFields(pid)?.[1]) === parent);
  return children.reduce((sum, pid) => sum + (cpuSeconds(pid) ?? 0), 0);
}

function processFields(pid: number): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ");
  } catch {
    return undefined;
  }
}
