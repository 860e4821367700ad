import { defineConfig } from "vitest/config";

// On a busy machine a time-out may strike once; the reporter marks what was tried twice.
const retry = process.env.CI === "true" ? 1 : 0;
/**
 * These limits only end tests that hang. With much other work on the machine a test may take twenty times as long as
 * alone, so no test is judged by the clock.
 */
const limits = { testTimeout: 600_000, hookTimeout: 600_000 };
const expect = { poll: { timeout: 60_000, interval: 20 } };

export default defineConfig({
  test: {
    // One more than the cores of the smallest machine: many tests wait for time-outs on purpose.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: "rules",
          include: ["contract/src/**/*.test.ts", "web/src/**/*.test.ts", "scripts/**/*.test.ts"],
          ...limits,
          expect,
          // Each file undoes what it replaces; loading the modules again for each took two thirds of the time.
          isolate: false,
        },
      },
      {
        test: {
          name: "server",
          include: ["server/src/**/*.test.ts"],
          exclude: ["**/*.process.test.ts"],
          globalSetup: "server/src/testing/global-setup.ts",
          // Each file has a database of its own; loading the whole server anew for each took half the time.
          isolate: false,
          retry,
          ...limits,
          expect,
        },
      },
      {
        // Whole processes of the built product, started, killed and started again.
        test: {
          name: "process",
          include: ["server/src/**/*.process.test.ts"],
          retry,
          ...limits,
          expect,
        },
      },
      {
        // The built product in Firefox and in WebKit.
        test: {
          name: "walks",
          include: ["walks/*.test.ts"],
          retry,
          ...limits,
        },
      },
    ],
  },
});
