import type { Config } from "../../config.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database.ts";
import { generatedSecret } from "../../platform/secrets/generated-secrets.ts";
import type { Log } from "../../platform/log.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { createRazorpay } from "./razorpay.ts";
import { createTestGateway, TEST_GATEWAY_PATH, TEST_KEY_ID } from "./test-gateway.ts";

export interface Payments {
  /** Null if payments are off. */
  provider: PaymentProvider | null;
  /** The routes of the test gateway, if it is on. */
  gateway?: ReturnType<typeof createTestGateway>["routes"];
  /** Called with the product's address once it listens. */
  listeningAt: (url: string) => void;
  close: () => void;
}

interface Needs {
  config: Config;
  clock: Clock;
  db: Db;
  log: Log;
}

/** The provider that the settings name: Razorpay, the test gateway, or none. */
export async function openPayments({ config, clock, db, log }: Needs): Promise<Payments> {
  const off: Payments = { provider: null, listeningAt: () => {}, close: () => {} };
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET } = config;
  if (RAZORPAY_KEY_ID && RAZORPAY_KEY_SECRET && RAZORPAY_WEBHOOK_SECRET) {
    const provider = createRazorpay({
      name: "razorpay",
      keyId: RAZORPAY_KEY_ID,
      keySecret: RAZORPAY_KEY_SECRET,
      webhookSecret: RAZORPAY_WEBHOOK_SECRET,
      checkoutScript: "https://checkout.razorpay.com/v1/checkout.js",
    });
    return { ...off, provider };
  }
  if (config.payments !== "test") return off;

  let url = `http://127.0.0.1:${config.PORT}`;
  const address = () => url;
  const secret =
    config.TEST_GATEWAY_SECRET ??
    (await generatedSecret(db, "test-gateway", clock.now())).toString("base64url");
  const { routes, close } = createTestGateway({ db, secret, address, log });
  const provider = createRazorpay({
    name: "test",
    keyId: TEST_KEY_ID,
    keySecret: secret,
    webhookSecret: secret,
    checkoutScript: `${TEST_GATEWAY_PATH}/checkout.js`,
    address: () => `${url}${TEST_GATEWAY_PATH}`,
  });
  return {
    provider,
    gateway: routes,
    listeningAt: (listening) => {
      url = listening;
    },
    close,
  };
}
