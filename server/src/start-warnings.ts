import type { Config } from "./config.ts";

const isLoopback = (origin: string) =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(origin).hostname);

/** One line for each setting that would cause harm in production. On a developer's own machine there are none. */
export function startWarnings(config: Config): string[] {
  const { PUBLIC_ORIGIN: origin } = config;
  if (config.local && (!origin || isLoopback(origin))) return [];
  const hurts: [boolean, string][] = [
    [!origin, "PUBLIC_ORIGIN is not set: links in mails lead to localhost."],
    [
      origin?.startsWith("http:") === true && !isLoopback(origin),
      "PUBLIC_ORIGIN is http: passwords and sign-ins can be read on their way. Use https.",
    ],
    [
      origin?.startsWith("https:") === true && config.TRUST_PROXY === 0,
      "TRUST_PROXY is off: behind the proxy that ends TLS all visitors share one address and its limits.",
    ],
    [!config.SMTP_URL, "SMTP_URL is not set: no mail leaves, messages stay in DATA_DIR/outbox."],
    [!config.SMS_URL, "SMS_URL is not set: no code reaches a mobile number."],
    [
      !config.embedded && !config.S3_BUCKET,
      "S3_BUCKET is not set: files are on this machine only. With several instances set S3_*.",
    ],
    [
      config.payments === "test",
      "Payments go to the test gateway: anyone gets the Premium plan without paying.",
    ],
    [config.payments === "off", "Paying is off: set RAZORPAY_KEY_ID, or PAYMENTS=test for the test gateway."],
  ];
  return hurts.filter(([applies]) => applies).map(([, line]) => `Warning: ${line}`);
}
