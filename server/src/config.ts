import { isAbsolute, resolve } from "node:path";
import { z } from "zod";
import { REPORTERS_TO_HIDE } from "@cardplaza/contract/connect/post-words";
import { isGstin } from "@cardplaza/contract/plan/gst-rules";
import { STATE_CODES } from "@cardplaza/contract/places/indian-states";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { PROJECT_DIR } from "./paths.ts";

const on = (value: string) => value === "on" || value === "true" || value === "1";
const Switch = z.enum(["on", "off", "true", "false", "1", "0"], "must be on or off").transform(on);
const Address = (protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be an address starting with ${protocols.map((p) => `${p}//`).join(" or ")}`,
    abort: true,
  });
const Origin = Address(["http:", "https:"])
  .refine((value) => new URL(value).origin === value.replace(/\/$/, ""), "must be an origin without a path")
  .transform((value) => new URL(value).origin);

const Settings = z.object({
  PORT: z.coerce.number("must be a port number").int().min(0).max(65535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_ORIGIN: Origin.optional(),
  DATA_DIR: z.string().default("data"),
  DATABASE_URL: Address(["postgres:", "postgresql:"]).optional(),
  SAMPLE_DATA: Switch.optional(),
  ADMIN_EMAIL: z.email("must be an e-mail address").optional(),
  ADMIN_PASSWORD: z.string().min(12, "must have at least 12 characters").optional(),
  SMTP_URL: Address(["smtp:", "smtps:"]).optional(),
  SMS_URL: Address(["https:", "http:"]).optional(),
  /** If on, browsers may subscribe to pushes at an address of this machine: only for tests. */
  PUSH_LOOPBACK: Switch.default(false),
  RAZORPAY_KEY_ID: z.string().optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  PAYMENTS: z.enum(["test"], "can only be test").optional(),
  TEST_GATEWAY_SECRET: z.string().min(8, "must have at least 8 characters").optional(),
  SELLER_NAME: z.string().default(PRODUCT_NAME),
  SELLER_ADDRESS: z.string().default("India"),
  SELLER_STATE: z.enum(STATE_CODES, "must be the two digits of a state's GST code").default("29"),
  SELLER_GSTIN: z.string().refine(isGstin, "is not a right GSTIN").optional(),
  /** Receives messages from /contact-us and is shown on that page. */
  SUPPORT_EMAIL: z.email("must be an e-mail address").default("support@cardplaza.in"),
  /** Named in the policies and on /contact-us, as the IT Rules and the E-Commerce Rules require. */
  GRIEVANCE_OFFICER_NAME: z.string().default("Grievance Officer"),
  GRIEVANCE_OFFICER_EMAIL: z.email("must be an e-mail address").default("grievance@cardplaza.in"),
  GRIEVANCE_OFFICER_PHONE: z.string().optional(),
  /** If on, a moderator must approve each first publication and each change of name, category or address. */
  REVIEW_LISTINGS: Switch.default(false),
  /** So many members who report a post hide it for all until a moderator looks. */
  REPORTERS_TO_HIDE: z.coerce
    .number("must be a number")
    .int("must be a whole number")
    .min(1, "must be at least 1")
    .default(REPORTERS_TO_HIDE),
  GST_RATE: z.coerce.number("must be a percentage").min(0).max(100).default(18),
  GST_SAC: z
    .string()
    .regex(/^\d{4,8}$/, "must be 4 to 8 digits")
    .default("997331"),
  REDIS_URL: Address(["redis:", "rediss:"]).optional(),
  S3_ENDPOINT: Address(["http:", "https:"]).optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  OIDC_ISSUER: Address(["http:", "https:"]).optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  LINKEDIN_CLIENT_ID: z.string().optional(),
  LINKEDIN_CLIENT_SECRET: z.string().optional(),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/, "must be 8 to 128 letters, digits or dashes")
    .optional(),
  /** The address of IndexNow; another one only for tests. */
  INDEXNOW_URL: Address(["https:", "http:"]).default("https://api.indexnow.org/indexnow"),
  AI_BASE_URL: Address(["http:", "https:"]).optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  TRUST_PROXY: z
    .union(
      [Switch.transform((value) => (value ? 1 : 0)), z.coerce.number().int().min(0).max(10)],
      "must be on, off or the number of proxies in front",
    )
    .default(0),
  LOG_LEVEL: z
    .enum(["silent", "error", "warn", "info", "debug"], "must be silent, error, warn, info or debug")
    .default("info"),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  RATE_LIMIT_FACTOR: z.coerce.number("must be a number").positive("must be above 0").default(1),
});

/** Settings that are needed together. */
const GROUPS: (keyof z.infer<typeof Settings>)[][] = [
  ["ADMIN_EMAIL", "ADMIN_PASSWORD"],
  ["RAZORPAY_KEY_ID", "RAZORPAY_KEY_SECRET", "RAZORPAY_WEBHOOK_SECRET"],
  ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"],
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["LINKEDIN_CLIENT_ID", "LINKEDIN_CLIENT_SECRET"],
  ["AI_BASE_URL", "AI_MODEL"],
];

export class WrongSetting extends Error {}

export type Config = ReturnType<typeof readConfig>;

/** Reads the environment once. A wrong value throws one line that names it. */
export function readConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ""));
  const parsed = Settings.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new WrongSetting(`Wrong setting ${issue?.path.join(".")}: ${issue?.message}.`);
  }
  const settings = parsed.data;
  for (const group of GROUPS) {
    const missing = group.filter((name) => settings[name] === undefined);
    if (missing.length > 0 && missing.length < group.length) {
      const set = group.find((name) => settings[name] !== undefined);
      throw new WrongSetting(`Wrong setting ${missing[0]}: it is needed because ${set} is set.`);
    }
  }
  if (settings.RAZORPAY_KEY_ID && settings.PAYMENTS === "test") {
    throw new WrongSetting("Wrong setting PAYMENTS: the test gateway cannot run beside real Razorpay keys.");
  }

  if (settings.SELLER_GSTIN && settings.SELLER_GSTIN.slice(0, 2) !== settings.SELLER_STATE) {
    throw new WrongSetting("Wrong setting SELLER_GSTIN: it belongs to another state than SELLER_STATE.");
  }

  const embedded = settings.DATABASE_URL === undefined;
  const loopback = ["127.0.0.1", "::1", "localhost"].includes(settings.HOST);
  return {
    ...settings,
    DATA_DIR: isAbsolute(settings.DATA_DIR) ? settings.DATA_DIR : resolve(PROJECT_DIR, settings.DATA_DIR),
    /** True if everything runs on this machine and nothing has to be installed. */
    embedded,
    /** Sample members, the outbox page and other tools that a network must not reach by default. */
    local: embedded && loopback,
    /** The test gateway gives the plan away for free, so a network must not reach it by default either. */
    payments: paymentsOf(settings, embedded && loopback),
    production: environment.NODE_ENV === "production",
  };
}

function paymentsOf(settings: z.infer<typeof Settings>, local: boolean): "razorpay" | "test" | "off" {
  if (settings.RAZORPAY_KEY_ID) return "razorpay";
  return settings.PAYMENTS === "test" || local ? "test" : "off";
}
