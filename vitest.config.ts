import { defineConfig } from "vitest/config";

// On a busy machine a time-out may strike once; the reporter marks what was tried twice.
const retry = process.env.CI === "true" ? 1 : 0;

export default defineConfig({
  test: {
    // One more than the cores of the smallest machine: many tests wait for time-outs on purpose.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: "rules",
          include: ["contract/src/**/*.test.ts", "web/src/**/*.test.ts", "scripts/**/*.test.ts"],
          // As for the server: some try thousands of inputs, which takes a slow machine longer than the usual 5 s.
          testTimeout: 45_000,
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
          testTimeout: 45_000,
          hookTimeout: 45_000,
        },
      },
      {
        // Whole processes of the built product, started, killed and started again.
        test: {
          name: "process",
          include: ["server/src/**/*.process.test.ts"],
          retry,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The built product in Firefox and in WebKit.
        test: {
          name: "walks",
          include: ["walks/*.test.ts"],
          retry,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
