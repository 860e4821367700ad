import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { startWarnings } from "./start-warnings.ts";

const warnings = (settings: Record<string, string>) => startWarnings(readConfig(settings)).join("\n");
const DATABASE_URL = "postgres://cardplaza@db.example/cardplaza";
const COMPLETE = {
  DATABASE_URL,
  PUBLIC_ORIGIN: "https://cardplaza.example",
  TRUST_PROXY: "on",
  SMTP_URL: "smtp://mail.example",
  SMS_URL: "https://sms.example",
  S3_BUCKET: "files",
  S3_ACCESS_KEY_ID: "id",
  S3_SECRET_ACCESS_KEY: "secret",
  RAZORPAY_KEY_ID: "id",
  RAZORPAY_KEY_SECRET: "secret",
  RAZORPAY_WEBHOOK_SECRET: "secret",
};

test("a first start on a developer's own machine has no warnings", () => {
  expect(warnings({})).toBe("");
  expect(warnings({ PORT: "3100", PUBLIC_ORIGIN: "http://localhost:3100" })).toBe("");
});

test("with all settings there are no warnings", () => {
  expect(warnings(COMPLETE)).toBe("");
});

test("with only a database each missing setting has its line", () => {
  expect(warnings({ DATABASE_URL }).split("\n")).toEqual([
    expect.stringContaining("PUBLIC_ORIGIN is not set"),
    expect.stringContaining("SMTP_URL is not set"),
    expect.stringContaining("SMS_URL is not set"),
    expect.stringContaining("S3_BUCKET is not set"),
    expect.stringContaining("Paying is off"),
  ]);
});

test.each([
  ["an origin without TLS", { PUBLIC_ORIGIN: "http://cardplaza.example" }, "PUBLIC_ORIGIN is http"],
  ["a proxy that is not trusted", { TRUST_PROXY: "off" }, "TRUST_PROXY is off"],
  ["no mail", { SMTP_URL: "" }, "SMTP_URL is not set"],
  [
    "files that other instances do not see",
    { S3_BUCKET: "", S3_ACCESS_KEY_ID: "", S3_SECRET_ACCESS_KEY: "" },
    "S3_*",
  ],
  [
    "the test gateway",
    { RAZORPAY_KEY_ID: "", RAZORPAY_KEY_SECRET: "", RAZORPAY_WEBHOOK_SECRET: "", PAYMENTS: "test" },
    "without paying",
  ],
])("%s is warned of, in one line", (_what, change, expected) => {
  const text = warnings({ ...COMPLETE, ...change });
  expect(text).toContain(expected);
  expect(text.split("\n")).toHaveLength(1);
});

test("an embedded product that a network can reach has warnings too", () => {
  expect(warnings({ HOST: "0.0.0.0" })).toContain("SMTP_URL is not set");
  expect(warnings({ PUBLIC_ORIGIN: "https://cardplaza.example" })).toContain("without paying");
});
