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
  // Only ends what hangs: with much other work on the machine a journey takes many times as long as alone.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    // Journeys are about what happens, not about how it moves, and a press waits until nothing moves any more. The walks
    // in Firefox and WebKit see the movements.
    contextOptions: { reducedMotion: "reduce" },
    // Journeys hold and change calls, which a worker would take out of their hands; those about the worker allow it.
    serviceWorkers: "block",
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
    env: { PORT: port, DATA_DIR: dataDir, LOG_LEVEL: "warn", RATE_LIMIT_FACTOR: "1000", PUSH_LOOPBACK: "on" },
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    stdout: "ignore",
    stderr: "pipe",
  },
});
