import { afterAll } from "vitest";
import { startOidcServer } from "../../../testing/oidc-server.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

/** The public address of the product in tests. The test browser maps it to the real one. */
export const ORIGIN = "http://cardplaza.test";
export const START = "/api/auth/oidc/oidc";

/** A running provider and, on request, a product that is configured for it. */
export async function startProvider() {
  const oidc = await startOidcServer(`${ORIGIN}${START}/callback`);
  const settings = {
    ...oidc.settings,
    GOOGLE_CLIENT_ID: "us",
    GOOGLE_CLIENT_SECRET: "a secret",
    PUBLIC_ORIGIN: ORIGIN,
  };
  return { ...oidc, startApp: () => startTestApp({ settings }) };
}

/** A provider and a product configured for it, shared by all tests of a file. */
export async function sharedProvider() {
  const oidc = await startProvider();
  // Before the product's own: what is registered first stops last.
  afterAll(() => oidc.stop());
  const app = await oidc.startApp();
  afterAll(() => app.stop());
  return { oidc, app };
}

/** A minimal browser for sign-in tests: it stores cookies and follows redirects. */
export function openBrowser(app: TestApp) {
  const jars = new Map<string, Map<string, string>>();

  async function get(address: string, headers: Record<string, string> = {}) {
    const url = new URL(address, ORIGIN);
    const jar = jars.get(url.origin) ?? new Map<string, string>();
    jars.set(url.origin, jar);
    const real = url.origin === ORIGIN ? app.url + url.pathname + url.search : url.href;
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(real, {
      redirect: "manual",
      headers: { ...(cookie && { cookie }), ...headers },
    });
    for (const set of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (set.split(";")[0] ?? "").split("=");
      jar.set(name, value);
    }
    const location = response.headers.get("location");
    const { status, headers: answered } = response;
    return {
      status,
      headers: answered,
      text: await response.text(),
      location: location ? new URL(location, url) : null,
    };
  }

  /** Follows redirects until `stop` returns true or one leads to a page of the product. */
  async function follow(address: string, stop: (to: URL) => boolean = () => false): Promise<URL> {
    let at = new URL(address, ORIGIN);
    for (let steps = 0; steps < 20; steps++) {
      const { location, status, text } = await get(at.href);
      if (!location) throw new Error(`${at.href} answered ${status}: ${text}`);
      if (stop(location) || (location.origin === ORIGIN && !location.pathname.startsWith("/api/")))
        return location;
      at = location;
    }
    throw new Error("The redirects do not end");
  }

  return { get, follow };
}

export type Browser = ReturnType<typeof openBrowser>;
export const isCallback = (to: URL) => to.pathname.endsWith("/callback");
