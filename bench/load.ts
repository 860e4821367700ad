import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

export interface Load {
  requestsPerSecond: number;
  /** CPU time of the server for one request, in microseconds; Linux only. */
  cpuPerRequest: number | undefined;
}

const CONNECTIONS = 32;

/** Loads an address from another process for some seconds and watches the server's CPU meanwhile. */
export async function load(url: string, serverPid: number, seconds: number): Promise<Load> {
  const before = cpuSeconds(serverPid);
  const { requests, took } = hasWrk() ? await withWrk(url, seconds) : await withNode(url, seconds);
  const after = cpuSeconds(serverPid);
  return {
    requestsPerSecond: requests / took,
    cpuPerRequest: before !== undefined && after !== undefined ? ((after - before) / requests) * 1e6 : undefined,
  };
}

const hasWrk = () => spawnSync("which", ["wrk"]).status === 0;
export const loadProgram = () => (hasWrk() ? "wrk" : "bench/load-process.ts");

async function withWrk(url: string, seconds: number) {
  const args = ["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, "-H", "Accept-Encoding: br", url];
  const output = await outputOf("wrk", args);
  const [, requests, took] = /(\d+) requests in ([\d.]+)s/.exec(output) ?? [];
  if (/Non-2xx/.test(output) || !requests) throw new Error(`wrk: ${output}`);
  return { requests: Number(requests), took: Number(took) };
}

async function withNode(url: string, seconds: number) {
  const output = await outputOf(process.execPath, ["bench/load-process.ts", url, String(seconds), String(CONNECTIONS)]);
  return JSON.parse(output) as { requests: number; took: number };
}

function outputOf(program: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
    let text = "";
    child.stdout.on("data", (part: Buffer) => (text += part.toString()));
    child.once("error", reject);
    child.once("exit", (code) => (code === 0 ? resolve(text) : reject(new Error(`${program} ended with ${code}`))));
  });
}

const TICKS_PER_SECOND = 100;

function cpuSeconds(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return undefined;
  }
}
