import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/browser.ts";
import { makeDataFolder } from "./server/src/testing/data-folder.ts";

// Read again by every worker, so what the first reading chose is kept in the environment.
const port = (process.env.JOURNEY_PORT ??= String(20_000 + (process.pid % 20_000)));
const dataDir = (process.env.JOURNEY_DATA_DIR ??= makeDataFolder("journeys"));

const LONGEST_TIMER_MS = 2 ** 31 - 1;

export default defineConfig({
  testDir: "journeys",
  outputDir: "test-results",
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // On a busy machine a time-out may strike once; the report names what was tried twice.
  retries: process.env.CI === "true" ? 1 : 0,
  timeout: 90_000,
  // Two cores may be busy with everything else.
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
      ],
    },
  },
  webServer: {
    command: "exec node journeys/serve-product.ts",
    // The sample data is loaded while the product serves already. However long that takes: if it fails, the process ends.
    wait: { stdout: /Sign in as/ },
    timeout: LONGEST_TIMER_MS,
    env: { PORT: port, DATA_DIR: dataDir, LOG_LEVEL: "warn", RATE_LIMIT_FACTOR: "1000" },
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    stdout: "ignore",
    stderr: "pipe",
  },
});
