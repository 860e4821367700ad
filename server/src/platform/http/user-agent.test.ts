import { describe, expect, test } from "vitest";
import { readUserAgent } from "./user-agent.ts";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

describe("a browser", () => {
  test.each([
    [
      "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36",
      "phone",
    ],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Safari/604.1", "phone"],
    ["Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/141.0 Safari/537.36", "tablet"],
    ["Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Mobile/15E148 Safari/604.1", "tablet"],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15", "desktop"],
  ])("%s is on a %s", (userAgent, device) => {
    expect(readUserAgent(userAgent)).toMatchObject({ isBot: false, device });
  });

  test.each([
    [`Mozilla/5.0 (Linux; Android 15) ${WEBKIT} Chrome/141.0 Mobile Safari/537.36`, "Chrome", "Android"],
    [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/141.0 Safari/537.36 Edg/141.0`, "Edge", "Windows"],
    [
      `Mozilla/5.0 (Linux; Android 15) ${WEBKIT} SamsungBrowser/28.0 Chrome/141.0 Mobile Safari/537.36`,
      "Samsung Internet",
      "Android",
    ],
    [`Mozilla/5.0 (X11; CrOS x86_64 1) ${WEBKIT} Chrome/141.0 Safari/537.36`, "Chrome", "ChromeOS"],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0", "Firefox", "Linux"],
    [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/141.0 Safari/537.36 OPR/120.0`, "Opera", "Windows"],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15", "Safari", "macOS"],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${WEBKIT} CriOS/141.0 Mobile/15E148 Safari/604.1`,
      "Chrome",
      "iOS",
    ],
  ])("%s is %s on %s", (userAgent, browser, system) => {
    expect(readUserAgent(userAgent)).toMatchObject({ browser, system });
  });

  test("that is rare or inside an app is named after the browser it is built on", () => {
    const app =
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/359.2 Mobile/15E148 Safari/604.1";
    const rare = `Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/150.0.0.0 YaBrowser/26.8.0.0 Safari/537.36`;
    expect(readUserAgent(app)).toMatchObject({ browser: "Safari", system: "iOS" });
    expect(readUserAgent(rare)).toMatchObject({ browser: "Chrome", system: "Windows" });
  });

  test("inside an app that names Android twice is still on a phone", () => {
    const app = `Mozilla/5.0 (Linux; Android 16; SM-S926U; wv) ${WEBKIT} Version/4.0 Chrome/153.0 Mobile Safari/537.36 Barcelona 448.0 Android (36/16)`;
    expect(readUserAgent(app).device).toBe("phone");
  });
});

test.each(["", "curl/8.5.0", "Googlebot/2.1 (+http://www.google.com/bot.html)"])(
  "%j is a program",
  (text) => {
    expect(readUserAgent(text)).toEqual({ isBot: true, device: "desktop" });
  },
);
