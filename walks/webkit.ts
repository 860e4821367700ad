import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../server/src/testing/product-process.ts";
import type { Browser } from "./browser.ts";

// The key of an element in the protocol's responses.
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
const READY_WITHIN_MS = 15_000;
const CALL_WITHIN_MS = 30_000;

/** The driver does not report the console, so the page collects messages after it was loaded. */
const LISTEN = `
  const messages = (window.walkComplaints = []);
  for (const kind of ["error", "warn"]) console[kind] = (...texts) => messages.push(texts.join(" "));
  addEventListener("error", (event) => messages.push(event.message));
  addEventListener("unhandledrejection", (event) => messages.push(String(event.reason)));`;

/** WebKit uses W3C WebDriver: HTTP calls with JSON bodies. It needs a display, here a virtual one. */
export async function startWebkit(miniBrowser: string): Promise<Browser> {
  const { screen, display } = await startScreen();
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: "1" },
    stdio: "ignore",
  });
  const call = async (method: "POST" | "DELETE", path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(CALL_WITHIN_MS),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`WebKit: ${JSON.stringify(value)}`);
    return value;
  };
  await untilListening(port);
  const options = { binary: miniBrowser, args: ["--automation"] };
  const { sessionId } = (await call("POST", "/session", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
  })) as { sessionId: string };
  const inSession = (path: string, body: object) => call("POST", `/session/${sessionId}${path}`, body);
  const run = (script: string) => inSession("/execute/sync", { script, args: [] });
  const find = async (expression: string) => {
    const found = (await run(`return ${expression}`)) as Record<string, string> | null;
    if (!found?.[ELEMENT]) throw new Error(`Not on the page: ${expression}`);
    return `/element/${found[ELEMENT]}`;
  };
  await inSession("/window/rect", { width: 1280, height: 900 });
  return {
    open: async (address) => {
      await inSession("/url", { url: address });
      await run(LISTEN);
    },
    evaluate: (expression) => run(`return ${expression}`),
    press: async (expression) => void (await inSession(`${await find(expression)}/click`, {})),
    type: async (expression, text) => void (await inSession(`${await find(expression)}/value`, { text })),
    complaints: async () => (await run("return window.walkComplaints?.splice(0) ?? []")) as string[],
    close: async () => {
      await call("DELETE", `/session/${sessionId}`).catch(() => {});
      await Promise.all([stop(driver), stop(screen)]);
    },
  };
}

async function startScreen() {
  const args = ["-displayfd", "3", "-screen", "0", "1280x900x24", "-nolisten", "tcp"];
  const screen = spawn("Xvfb", args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const display = await new Promise<string>((resolve, reject) => {
    screen.once("exit", () => reject(new Error("Xvfb did not start")));
    screen.stdio[3]?.once("data", (number: Buffer) => resolve(`:${number.toString().trim()}`));
  });
  return { screen, display };
}

async function untilListening(port: string) {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined)) return;
    await sleep(50);
  }
  throw new Error("WebKitWebDriver did not start");
}

const stop = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.kill();
  });
