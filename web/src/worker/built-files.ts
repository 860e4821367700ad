import { FILES, scope, VERSION } from "./scope.ts";

const SHELLS = "shell-";
const SHELL = `${SHELLS}${VERSION}`;
/** Files that a page used and that are not in the shell. Those of earlier builds go when there are too many. */
const USED = "used-files";
const MOST_USED = 400;

/** Screens that open without a network. Their pages are the same for everybody: the browser adds what is a member's own. */
export const MEMBERS_SCREENS = ["/business-cards", "/connect-in"];
export const OPEN_SCREENS = ["/card-scanner", "/team-card-scanner"];
const SCREENS = [...MEMBERS_SCREENS, ...OPEN_SCREENS];
const ASSET = /\/assets\/[\w.-]+/g;

/** Stores the screens and all that they need, or nothing. What an earlier version has already is not fetched again. */
export async function storeShell(): Promise<void> {
  const pages = await Promise.all([...SCREENS, ...OPEN_SCREENS.map((path) => `${path}.data`)].map(fetchPage));
  const files = new Set(FILES);
  for (const { text } of pages) for (const [file] of text.matchAll(ASSET)) files.add(file);
  const found = await Promise.all(
    [...files].map(async (file) => [file, (await caches.match(file)) ?? (await fetchFile(file))] as const),
  );
  const shell = await caches.open(SHELL);
  for (const [file, response] of found) await shell.put(file, response);
  for (const { path, text, headers } of pages) await shell.put(path, new Response(text, { headers }));
}

async function fetchPage(path: string) {
  const response = await fetch(path, { cache: "no-cache", credentials: "omit" });
  if (!response.ok) throw new Error(`${path} was not loaded: ${response.status}`);
  const headers = new Headers();
  for (const name of ["content-type", "content-security-policy", "x-remix-response"]) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return { path, text: await response.text(), headers };
}

async function fetchFile(file: string): Promise<Response> {
  const response = await fetch(file, { credentials: "omit", priority: "low" });
  if (!response.ok) throw new Error(`${file} was not loaded: ${response.status}`);
  return response;
}

/** The shell before this one stays for tabs that still show it; older ones go. */
export async function dropOldShells(): Promise<void> {
  const shells = (await caches.keys()).filter((name) => name.startsWith(SHELLS) && name !== SHELL);
  await Promise.all(shells.slice(0, -1).map((name) => caches.delete(name)));
}

/** A built file never changes under its name, so the stored one is as good. */
export async function answerFile(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const stored = await caches.match(pathname);
  if (stored) return stored;
  const response = await fetch(event.request);
  if (response.status === 200) event.waitUntil(storeUsed(pathname, response.clone()));
  return response;
}

async function storeUsed(pathname: string, response: Response) {
  const used = await caches.open(USED);
  await used.put(pathname, response);
  const all = await used.keys();
  await Promise.all(all.slice(0, -MOST_USED).map((request) => used.delete(request)));
}

/** A stored screen, or the data with which it opens. */
export const storedScreen = async (path: string): Promise<Response | undefined> =>
  (await caches.open(SHELL)).match(path);

/** This worker takes over from the one before, in every tab. */
export const takeOver = () => scope.skipWaiting();
