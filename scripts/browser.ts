import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installPackages } from "./system-packages.ts";

// The first is the same browser without windows, in which journeys take two thirds of the time.
const CHROMIUM = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];
const CHROMIUM_ON_MAC = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const FIREFOX_ON_MAC = "/Applications/Firefox.app/Contents/MacOS/firefox";

const firstOf = (paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path));

function places(...names: string[]): string[] {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** The system's Chromium; `CHROMIUM_PATH` names another one. */
export const findBrowser = () =>
  firstOf([process.env.CHROMIUM_PATH, ...places(...CHROMIUM), ...CHROMIUM_ON_MAC]);

/** A Chromium with all of its parts: the one without windows does not look whether a site can be installed. */
export const findWholeBrowser = () =>
  firstOf([...places(...CHROMIUM.filter((name) => !name.endsWith("-shell"))), ...CHROMIUM_ON_MAC]);

export const findOrInstallWholeBrowser = () =>
  findWholeBrowser() ?? (installPackages("Chromium", "chromium") ? findWholeBrowser() : undefined);

export function findOrInstallBrowser(): string | undefined {
  const found = findBrowser();
  if (found) return found;
  // Older Debian releases have only the full browser.
  const installed =
    installPackages("Chromium", "chromium-headless-shell") || installPackages("Chromium", "chromium");
  return installed ? findBrowser() : undefined;
}

export const findFirefox = () =>
  firstOf([process.env.FIREFOX_PATH, ...places("firefox-esr", "firefox"), FIREFOX_ON_MAC]);

/** The small browser that comes with WebKit, if its driver and a virtual display are installed too. */
export const findWebkit = () =>
  firstOf(places("WebKitWebDriver")) && firstOf(places("Xvfb"))
    ? globSync("/usr/lib/*/webkit*gtk-*/MiniBrowser")[0]
    : undefined;

/** Firefox and WebKit, if they are neither found nor can be installed. */
export function missingAfterInstall(): string[] {
  const missing: string[] = [];
  if (!findFirefox() && !(installPackages("Firefox", "firefox-esr") && findFirefox()))
    missing.push("Firefox");
  if (!findWebkit() && !(installPackages("WebKit", "webkit2gtk-driver", "xvfb") && findWebkit()))
    missing.push("WebKit");
  return missing;
}
