import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, started } from "./journey.ts";

export const PASSWORD = "four mangoes on a train";
/** What the browser itself notes on its console when a call is refused on purpose. */
export const REFUSED = /Failed to load resource: the server responded with a status of 4\d\d/;

/** The same for a network that is away on purpose; the bell notes it too. One pattern, as lists of them confuse Playwright. */
export const REFUSED_OR_CUT_OFF =
  /the server responded with a status of 4\d\d|net::ERR_(FAILED|INTERNET_DISCONNECTED)|Notifications were not fetched/;

export interface Person {
  name: string;
  email: string;
  token: string;
}

let count = 0;
export const newEmail = (who: string) => `${who}.${Date.now()}.${process.pid}.${++count}@journey.example.in`;
export const newMobile = () => `+9198${String(Date.now() + ++count * 7 + process.pid).slice(-8)}`;

/** Somebody with an account, made by call. */
export async function memberNamed(request: APIRequestContext, name: string): Promise<Person> {
  const email = newEmail(name.toLowerCase().replaceAll(" ", "."));
  const consent = { terms: true, version: "2026-11", adult: true };
  const response = await request.post("/api/auth/register", {
    data: { name, email, password: PASSWORD, consent },
  });
  const { token } = (await response.json()) as { token: string };
  return { name, email, token };
}

/** Another session of the same person. */
export async function tokenOf(request: APIRequestContext, { email }: Person): Promise<string> {
  const response = await request.post("/api/auth/login", { data: { email, password: PASSWORD } });
  return ((await response.json()) as { token: string }).token;
}

export async function signIn(page: Page, { email }: Pick<Person, "email">, password = PASSWORD) {
  await page.getByRole("tab", { name: "Sign in" }).click();
  await page.getByRole("button", { name: "Use password" }).click();
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Opens a page as somebody who signed in earlier in this browser. */
export async function openAs(page: Page, { token }: Pick<Person, "token">, path: string) {
  await page.addInitScript((value) => {
    // It also runs in frames, and those of a sandboxed player have no storage.
    if (window !== window.top) return;
    // In the name of the tab, which a sign-out does not clear.
    if (window.name !== "began") localStorage.setItem("token", value);
    window.name = "began";
  }, token);
  await page.goto(path);
  await started(page);
}

export const account = (page: Page, { name }: Pick<Person, "name">) =>
  page.getByRole("banner").getByRole("button", { name: `Account of ${name}` });

export const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem("token"));

/** The text of the newest message to somebody, once it has gone out. */
export async function messageTo(to: string, about = /(?:)/): Promise<string> {
  const folder = join(process.env.JOURNEY_DATA_DIR ?? "", "outbox");
  let text: string | undefined;
  await expect(async () => {
    const files = (await readdir(folder)).filter((file) => file.endsWith(".json") && !file.startsWith("."));
    for (const file of files.sort().reverse()) {
      const message = JSON.parse(await readFile(join(folder, file), "utf8")) as { to: string; text: string };
      if (message.to !== to || !about.test(message.text)) continue;
      text = message.text;
      return;
    }
    throw new Error(`Nothing has gone out to ${to}`);
  }).toPass({ timeout: 60_000 });
  return text ?? "";
}

export async function codeSentTo(to: string): Promise<string> {
  const code = /\b\d{6}\b/.exec(await messageTo(to, /\b\d{6}\b/))?.[0];
  if (!code) throw new Error("There is no code in the message");
  return code;
}

/** Somebody who has proven the address: only they may review or switch a second step on. */
export async function provenNamed(request: APIRequestContext, name: string): Promise<Person> {
  const email = newEmail(name.toLowerCase().replaceAll(" ", "."));
  const call = async (path: string, data: object) =>
    (await (await request.post(`/api/auth/${path}`, { data })).json()) as Record<string, string>;
  const { requestId } = await call("otp/request", { channel: "email", to: email });
  const { signupCode } = await call("otp/verify", { requestId, code: await codeSentTo(email) });
  const consent = { terms: true, version: "2026-11", adult: true };
  const { token } = await call("register", { name, email, password: PASSWORD, signupCode, consent });
  return { name, email, token: token ?? "" };
}
