import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
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
  for (const args of [
    ["update", "-qq"],
    ["install", "-y", "-qq", "--no-install-recommends", "chromium"],
  ]) {
    const [program = "apt-get", ...rest] = [...asRoot, "apt-get", ...args];
    const { status } = spawnSync(program, rest, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    if (status !== 0) return undefined;
  }
  return findBrowser();
}

const has = (program: string) => spawnSync("which", [program]).status === 0;
