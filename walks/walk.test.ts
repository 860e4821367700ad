import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { findFirefox, findWebkit } from "../scripts/browser.ts";
import { makeDataFolder, removeDataFolder } from "../server/src/testing/data-folder.ts";
import {
  freePort,
  type ProductProcess,
  ready,
  startProcess,
  stopProcess,
} from "../server/src/testing/product-process.ts";
import type { Browser } from "./browser.ts";
import { startFirefox } from "./firefox.ts";
import { type Line, openLine } from "./line.ts";
import { startWebkit } from "./webkit.ts";

const PASSWORD = "four mangoes on a train";
const EMAIL = "meera.nair@walk.example.in";
const CARD = {
  name: "Meera Nair",
  role: "Ceramic artist",
  company: "Mitti Studio",
  phone: "+919876543210",
  email: EMAIL,
};
const PATIENCE = { timeout: 60_000, interval: 100 };

const dataDir = makeDataFolder("walks");
let product: ProductProcess;
let line: Line;
let slug: string;
const at = (path: string) => `http://localhost:${line.port}${path}`;

const firefox = findFirefox();
const webkit = findWebkit();
// Without a browser nothing has to be started.
const nothingToDo = !firefox && !webkit;

beforeAll(async () => {
  if (nothingToDo) return;
  const port = await freePort();
  line = await openLine(Number(port));
  product = startProcess({ PORT: port, DATA_DIR: dataDir, PUBLIC_ORIGIN: at("") });
  await ready(product);
  const consent = { terms: true, version: "2026-11", adult: true };
  const { token } = await post("/api/auth/register", {
    name: CARD.name,
    email: EMAIL,
    password: PASSWORD,
    consent,
  });
  ({ slug = "" } = await post("/api/business-cards", CARD, { Authorization: `Bearer ${token}` }));
});

afterAll(async () => {
  if (nothingToDo) return;
  await line.close();
  await stopProcess(product);
  await removeDataFolder(dataDir);
});

async function post(path: string, body: object, headers = {}) {
  const response = await fetch(at(path), {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  expect(response.ok).toBe(true);
  return (await response.json()) as Record<string, string>;
}

describe.skipIf(!firefox)("in Firefox", () => {
  walkThrough(() => startFirefox(firefox ?? ""));
});
describe.skipIf(!webkit)("in WebKit", () => {
  walkThrough(() => startWebkit(webkit ?? ""));
});

function walkThrough(start: () => Promise<Browser>) {
  let browser: Browser;
  let tolerated = /^$/;
  beforeAll(async () => {
    browser = await start();
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    line.mend();
    expect((await browser.complaints()).filter((text) => !tolerated.test(text))).toEqual([]);
    tolerated = /^$/;
  });

  const open = async (path: string) => {
    await browser.open(at(path));
    // A visitor's page runs its scripts when somebody uses it.
    await browser.evaluate(
      `document.documentElement.dispatchEvent(new Event("pointerdown", { bubbles: true }))`,
    );
    await vi.waitFor(
      async () => expect(await browser.evaluate(`"alive" in document.documentElement.dataset`)).toBe(true),
      PATIENCE,
    );
  };
  const expectText = (text: string) =>
    vi.waitFor(
      async () => expect(await browser.evaluate("document.body.innerText")).toContain(text),
      PATIENCE,
    );
  const press = (name: string) => vi.waitFor(() => browser.press(pressable(name)), PATIENCE);
  const fill = (label: string, text: string) =>
    vi.waitFor(() => browser.type(fieldLabelled(label), text), PATIENCE);

  test("the public pages open", async () => {
    await open("/");
    await expectText("Your business, one link");
    await open("/businesses");
    await open("/digital-business-cards");
    await open(`/card/${slug}`);
    await expectText("Ceramic artist");
  });

  test("a part that could not be loaded shows a message, and loads when the network is back", async () => {
    // What browsers themselves log about a failed request.
    tolerated = /fail|refused|Load|NetworkError|connection/i;
    await open(`/card/${slug}`);
    line.cut();
    await press("QR");
    await expectText("Not loaded yet");
    line.mend();
    await expectText("Scan to view business card");
  });

  test("a text field grows with its text, and an empty date is empty", async () => {
    await open("/dev/ui");
    const grown = await browser.evaluate(`((area) => {
      const before = area.offsetHeight;
      area.value = "One line more\\n".repeat(8);
      area.dispatchEvent(new Event("input", { bubbles: true }));
      return area.offsetHeight - before;
    })(${fieldLabelled("About your business")})`);
    expect(grown).toBeGreaterThan(50);
    // Only WebKit would show today's date, so only there it is hidden.
    const isWebKit = await browser.evaluate(`CSS.supports("background: -webkit-named-image(i)")`);
    const shown = await browser.evaluate(`getComputedStyle(${fieldLabelled("Day")}, "::before").content`);
    expect(shown === '"Not set"').toBe(isWebKit);
  });

  test("Meera signs in and finds her dashboard", async () => {
    await open("/auth?redirect=/business-cards");
    await press("Use password");
    await fill("E-mail", EMAIL);
    await fill("Password", PASSWORD);
    await press("Sign in");
    await vi.waitFor(
      async () => expect(await browser.evaluate("location.pathname")).toBe("/business-cards"),
      PATIENCE,
    );
    await expectText("Mitti Studio");
  });
}

const pressable = (name: string) =>
  `[...document.querySelectorAll("main a, main button:not([role=tab])")].find((each) => each.checkVisibility() && (each.ariaLabel ?? each.textContent).trim() === ${JSON.stringify(name)}) ?? null`;

const fieldLabelled = (label: string) =>
  `[...document.querySelectorAll("main :is(input, textarea)")].find((each) => each.labels?.[0]?.textContent.startsWith(${JSON.stringify(label)})) ?? null`;
