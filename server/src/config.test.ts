import { describe, expect, test } from "vitest";
import { readConfig, WrongSetting } from "./config.ts";
import { PROJECT_DIR } from "./paths.ts";

const complaint = (environment: Record<string, string>) => {
  try {
    readConfig(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(WrongSetting);
    return (error as Error).message;
  }
  return "none";
};

test("without settings everything runs on this machine", () => {
  expect(readConfig({})).toEqual({
    PORT: 3000,
    HOST: "127.0.0.1",
    DATA_DIR: `${PROJECT_DIR}/data`,
    SELLER_NAME: "Cardplaza",
    SELLER_ADDRESS: "India",
    SELLER_STATE: "29",
    SUPPORT_EMAIL: "support@cardplaza.in",
    GRIEVANCE_OFFICER_NAME: "Grievance Officer",
    GRIEVANCE_OFFICER_EMAIL: "grievance@cardplaza.in",
    PUSH_LOOPBACK: false,
    REVIEW_LISTINGS: false,
    REPORTERS_TO_HIDE: 5,
    GST_RATE: 18,
    GST_SAC: "997331",
    INDEXNOW_URL: "https://api.indexnow.org/indexnow",
    TRUST_PROXY: 0,
    LOG_LEVEL: "info",
    RATE_LIMIT_FACTOR: 1,
    embedded: true,
    local: true,
    payments: "test",
    production: false,
  });
});

test("an empty value counts as absent", () => {
  const names = [
    "PORT",
    "DATABASE_URL",
    "SAMPLE_DATA",
    "ADMIN_EMAIL",
    "S3_BUCKET",
    "TRUST_PROXY",
    "LOG_LEVEL",
    "METRICS_TOKEN",
    "PAYMENTS",
  ];
  for (const nothing of ["", " "]) {
    expect(readConfig(Object.fromEntries(names.map((name) => [name, nothing])))).toEqual(readConfig({}));
  }
});

test.each([
  ["PORT", ["abc", "-1", "65536", "3000.5", "80 80"]],
  [
    "PUBLIC_ORIGIN",
    [
      "cardplaza.in",
      "nonsense",
      "https://",
      "https://cardplaza.in/path",
      "https://cardplaza.in?x=1",
      "ftp://cardplaza.in",
      "https://a:b@cardplaza.in",
    ],
  ],
  ["DATABASE_URL", ["localhost:5432", "mysql://localhost/x", "nonsense"]],
  ["SAMPLE_DATA", ["yes", "ON", "2"]],
  ["SMTP_URL", ["http://localhost", "localhost:25"]],
  ["SMS_URL", ["sms:localhost", "localhost"]],
  ["PAYMENTS", ["real", "on"]],
  ["TEST_GATEWAY_SECRET", ["short"]],
  ["REDIS_URL", ["localhost:6379", "http://localhost"]],
  ["S3_ENDPOINT", ["localhost:9000", "s3://bucket"]],
  ["OIDC_ISSUER", ["accounts.example", "ldap://x"]],
  ["INDEXNOW_KEY", ["short", "has blank here", "a".repeat(129)]],
  ["AI_BASE_URL", ["localhost", "ftp://model"]],
  ["TRUST_PROXY", ["yes", "-1", "1.5", "11", "10.0.0.0/8"]],
  ["LOG_LEVEL", ["verbose", "INFO"]],
  ["METRICS_TOKEN", ["short"]],
  ["RATE_LIMIT_FACTOR", ["0", "-1", "much", "Infinity", "NaN"]],
  ["ADMIN_EMAIL", ["asha", "asha@"]],
  ["ADMIN_PASSWORD", ["eleven-char"]],
])("%s with a wrong value is one line that names it", (name, values) => {
  for (const value of values) {
    const line = complaint({ [name]: value });
    expect([value, line]).toEqual([
      value,
      expect.stringMatching(new RegExp(`^Wrong setting ${name}: .+\\.$`)) as unknown,
    ]);
    expect(line).not.toContain("\n");
  }
});

test("a secret in a wrong address is not shown", () => {
  expect(complaint({ DATABASE_URL: "mysql://asha:hush-hush@db/x" })).not.toContain("hush-hush");
});

describe("settings that are needed together", () => {
  test.each([
    [{ ADMIN_EMAIL: "asha@example.com" }, "ADMIN_PASSWORD", "ADMIN_EMAIL"],
    [{ ADMIN_PASSWORD: "twelve-chars" }, "ADMIN_EMAIL", "ADMIN_PASSWORD"],
    [{ RAZORPAY_KEY_ID: "a", RAZORPAY_KEY_SECRET: "b" }, "RAZORPAY_WEBHOOK_SECRET", "RAZORPAY_KEY_ID"],
    [{ S3_BUCKET: "cards" }, "S3_ACCESS_KEY_ID", "S3_BUCKET"],
    [{ OIDC_CLIENT_ID: "a", OIDC_CLIENT_SECRET: "b" }, "OIDC_ISSUER", "OIDC_CLIENT_ID"],
    [{ GOOGLE_CLIENT_ID: "a" }, "GOOGLE_CLIENT_SECRET", "GOOGLE_CLIENT_ID"],
    [{ LINKEDIN_CLIENT_SECRET: "a" }, "LINKEDIN_CLIENT_ID", "LINKEDIN_CLIENT_SECRET"],
    [{ AI_MODEL: "small" }, "AI_BASE_URL", "AI_MODEL"],
  ])("%o misses %s", (given, missing, because) => {
    expect(complaint(given as Record<string, string>)).toBe(
      `Wrong setting ${missing}: it is needed because ${because} is set.`,
    );
  });

  test("an empty setting of a group counts as missing", () => {
    expect(complaint({ GOOGLE_CLIENT_ID: "a", GOOGLE_CLIENT_SECRET: "" })).toContain("GOOGLE_CLIENT_SECRET");
  });

  test("a complete group is accepted", () => {
    const config = readConfig({ ADMIN_EMAIL: "asha@example.com", ADMIN_PASSWORD: "twelve-chars" });
    expect(config.ADMIN_EMAIL).toBe("asha@example.com");
  });

  test("the test gateway is refused together with real keys", () => {
    const keys = { RAZORPAY_KEY_ID: "a", RAZORPAY_KEY_SECRET: "b", RAZORPAY_WEBHOOK_SECRET: "c" };
    expect(complaint({ ...keys, PAYMENTS: "test" })).toMatch(/^Wrong setting PAYMENTS: /);
    expect(readConfig(keys).RAZORPAY_KEY_ID).toBe("a");
  });
});

describe("what follows from the settings", () => {
  test.each([
    ["on", 1],
    ["true", 1],
    ["1", 1],
    ["off", 0],
    ["0", 0],
    ["2", 2],
    ["10", 10],
  ])("TRUST_PROXY=%s means %s proxies", (value, proxies) => {
    expect(readConfig({ TRUST_PROXY: value }).TRUST_PROXY).toBe(proxies);
  });

  test.each([
    ["on", true],
    ["1", true],
    ["off", false],
    ["false", false],
  ])("SAMPLE_DATA=%s is %s", (value, on) => {
    expect(readConfig({ SAMPLE_DATA: value }).SAMPLE_DATA).toBe(on);
  });

  test("a database address means that it is not embedded", () => {
    expect(readConfig({ DATABASE_URL: "postgres://db/x" })).toMatchObject({ embedded: false, local: false });
  });

  test("a product that listens on a network is not local", () => {
    expect(readConfig({ HOST: "0.0.0.0" })).toMatchObject({ embedded: true, local: false });
    for (const HOST of ["::1", "localhost"]) expect(readConfig({ HOST }).local).toBe(true);
  });

  test("an origin loses its last slash, and a configured folder is used as it is", () => {
    const config = readConfig({ PUBLIC_ORIGIN: "https://cardplaza.in/", DATA_DIR: "/srv/cards" });
    expect([config.PUBLIC_ORIGIN, config.DATA_DIR]).toEqual(["https://cardplaza.in", "/srv/cards"]);
  });

  test("settings of other programs are ignored", () => {
    expect(readConfig({ PATH: "/bin", EDITOR: "vi" })).not.toHaveProperty("EDITOR");
  });
});

test.each([
  [{}, "test"],
  [{ HOST: "::1" }, "test"],
  [{ HOST: "0.0.0.0" }, "off"],
  [{ HOST: "0.0.0.0", PAYMENTS: "test" }, "test"],
  [{ DATABASE_URL: "postgres://db/cardplaza" }, "off"],
  [{ DATABASE_URL: "postgres://db/cardplaza", PAYMENTS: "test" }, "test"],
  [{ RAZORPAY_KEY_ID: "k", RAZORPAY_KEY_SECRET: "s", RAZORPAY_WEBHOOK_SECRET: "w" }, "razorpay"],
])("with %j payments are %s", (settings, payments) => {
  expect(readConfig(settings).payments).toBe(payments);
});
