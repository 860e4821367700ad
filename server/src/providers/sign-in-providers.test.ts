import { describe, expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { signInProviders } from "./sign-in-providers.ts";

const listed = (settings: Record<string, string>) =>
  signInProviders(readConfig(settings)).map(({ id, name }) => `${id}: ${name}`);
const oidc = (issuer: string) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: "us",
  OIDC_CLIENT_SECRET: "secret",
});
const elsewhere = { DATABASE_URL: "postgres://db.example/cardplaza" };

describe("sign-in providers", () => {
  it("are those in the settings, under their usual names", () => {
    expect(listed({})).toEqual([]);
    const all = {
      GOOGLE_CLIENT_ID: "us",
      GOOGLE_CLIENT_SECRET: "secret",
      LINKEDIN_CLIENT_ID: "us",
      LINKEDIN_CLIENT_SECRET: "secret",
      ...oidc("https://login.acme.example"),
      OIDC_NAME: "Acme",
    };
    expect(listed(all)).toEqual(["google: Google", "linkedin: LinkedIn", "oidc: Acme"]);
    expect(listed(oidc("https://login.acme.example"))).toEqual(["oidc: Single sign-on"]);
  });

  it("use plain HTTP only on this machine", () => {
    expect(listed({ ...elsewhere, ...oidc("http://login.acme.example") })).toEqual([]);
    expect(listed({ ...elsewhere, ...oidc("http://127.0.0.1.acme.example") })).toEqual([]);
    for (const issuer of ["http://127.0.0.1:4000", "http://localhost:4000", "http://[::1]:4000"]) {
      expect(listed({ ...elsewhere, ...oidc(issuer) })).toHaveLength(1);
    }
    expect(listed(oidc("http://login.acme.example"))).toHaveLength(1);
  });
});
