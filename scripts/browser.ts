import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

// The first is the same browser without a window system; journeys run in two thirds of the time.
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];
const MAC_APPS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The system's Chromium; `CHROMIUM_PATH` names another one. */
export function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const places = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...MAC_APPS];
  return [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path));
}

/** Installs Chromium from the system's packages where that is allowed. */
export function findOrInstallBrowser(): string | undefined {
  const found = findBrowser();
  if (found || process.platform !== "linux" || !has("apt-get")) return found;
  const asRoot = process.getuid?.() === 0 ? [] : has("sudo") ? ["sudo", "-n"] : undefined;
  if (!asRoot) return undefined;
  console.log("Installing Chromium from the system's packages …");
  const apt = (...args: string[]) => {
    const [program = "apt-get", ...rest] = [...asRoot, "apt-get", "-qq", ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    return spawnSync(program, rest, { stdio: ["ignore", "ignore", "inherit"], env }).status === 0;
  };
  apt("update");
  // Older releases have only the whole browser.
  const install = (name: string) => apt("install", "-y", "--no-install-recommends", name);
  return install("chromium-headless-shell") || install("chromium") ? findBrowser() : undefined;
}

const has = (program: string) => spawnSync("which", [program]).status === 0;
