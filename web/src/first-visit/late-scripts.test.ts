import { expect, test } from "vitest";
import { startScriptsLate } from "./late-scripts.ts";

const page = (script: string) =>
  `<head><link rel="modulepreload" href="/assets/a.js"/></head><body><p>Hello</p><script type="module" async="">${script}</script></body>`;
const SCRIPT = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-$1.js";
import * as route1 from "/assets/home.js";
  window.__reactRouterRouteModules = {"root":route0,"features/home":route1};
import("/assets/entry.js");`;
const OTHERS = {
  sheet: "/assets/app.css",
  fonts: { sheet: "/assets/fonts.css", latin: "/assets/latin.woff2", rupee: "/assets/rupee.woff2" },
  atRest: "/assets/at-rest.js",
};

test("the module script becomes a loader that knows every file", () => {
  const html = startScriptsLate(page(SCRIPT), OTHERS);
  expect(html).not.toContain('type="module"');
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).toContain('"preloads":["/assets/a.js"]');
  expect(html).toContain('"modules":["/assets/manifest-1.js","/assets/root-$1.js","/assets/home.js"]');
  expect(html).toContain('"ids":["root","features/home"]');
  expect(html).toContain('"entry":"/assets/entry.js"');
  expect(html).toContain(`"sheet":"/assets/app.css"`);
});

test("a page whose script looks different is an error, not a page that never starts", () => {
  expect(() => startScriptsLate("<body></body>", OTHERS)).toThrow("not found");
  expect(() => startScriptsLate(page("somethingElse()"), OTHERS)).toThrow("has changed");
});
