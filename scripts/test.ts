import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findOrInstallBrowser, findOrInstallWholeBrowser, missingAfterInstall } from "./browser.ts";
import { buildIfChanged } from "./build.ts";
import { checkSources } from "./check.ts";
import { has, installPackages } from "./system-packages.ts";
import { slowFilesOf, type JourneyReport, type VitestReport } from "./test-reports.ts";
import { ROOT, since, step, tryRun } from "./task.ts";
import { selectSince, type Selection } from "./tests-since.ts";

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

const NONE: Count = { passed: 0, failed: 0, skipped: 0 };

// npm test -- --since main: only what the changes since then can reach.
const { values } = parseArgs({ options: { since: { type: "string" } } });
const selection: Selection | undefined =
  values.since === undefined ? undefined : await selectSince(values.since);

const began = performance.now();
const reports = mkdtempSync(join(tmpdir(), "cardplaza-reports-"));
await step("build, format, types, lint", async () => {
  await Promise.all([checkSources(), buildIfChanged()]);
});
const counts: Count[] = [];
/** Named again at the end: the tests' own words are thousands of lines above it. */
const failures: string[] = [];
/** Parts that were not tested at all, and why. */
const missed: string[] = [];
/** Test files that took long, the slowest first. */
const slow: string[] = [];
let broken = false;
await step("tests", () => {
  // Without it the tests of several instances over Redis say that they are skipped.
  if (!has("redis-server")) installPackages("Redis", "redis-server");
  counts.push(vitest(["rules", "server", "process"], selection?.tests));
});
if (selection?.walks ?? true) await step("walks", () => void counts.push(walks()));
if (selection?.journeys.length !== 0)
  await step("journeys", () => void counts.push(journeys(selection?.journeys)));
rmSync(reports, { recursive: true, force: true });

const sum = (part: keyof Count) => counts.reduce((total, count) => total + count[part], 0);
for (const file of slow) console.log(`Slow: ${file}`);
for (const failure of failures) console.log(`Failed: ${failure}`);
for (const part of missed) console.log(`Did not run: ${part}`);
console.log(`\nAll of it took ${since(began)}.`);
if (values.since)
  console.log(`Only what changed since ${values.since} was tested; what was left out is above.`);
console.log(`${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped`);
process.exit(broken || sum("failed") > 0 ? 1 : 0);

function vitest(projects: string[], files: string[] = []): Count {
  const file = join(reports, `${projects.join("-")}.json`);
  const status = tryRun("vitest", [
    "run",
    ...files,
    ...projects.map((project) => `--project=${project}`),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  broken ||= status !== 0;
  const report = readReport(file, projects.join(", ")) as VitestReport | undefined;
  if (!report) return NONE;
  slow.push(...slowFilesOf(report));
  for (const { name, status: outcome, assertionResults } of report.testResults) {
    for (const test of assertionResults)
      if (test.status === "failed") failures.push(`${name}: ${test.fullName}`);
    if (outcome === "failed" && assertionResults.length === 0) failures.push(name);
  }
  const { numPassedTests, numFailedTests, numPendingTests } = report;
  return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0, skipped: numPendingTests ?? 0 };
}

/** The report of a part; undefined if it ended before it could report. */
function readReport(file: string, part: string): unknown {
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as unknown;
  broken = true;
  missed.push(`${part}: ended without a report; the reason is above`);
  return undefined;
}

/** Firefox and WebKit, each on a short walk through the product. */
function walks(): Count {
  const missing = missingAfterInstall();
  for (const browser of missing)
    missed.push(`the walk in ${browser}: it is not here and could not be installed`);
  broken ||= missing.length > 0 && process.env.CI === "true";
  return vitest(["walks"]);
}

function journeys(files: string[] = []): Count {
  const browser = findOrInstallBrowser();
  if (!browser) return withoutBrowser();
  if (!findOrInstallWholeBrowser()) {
    missed.push(
      "pushes in a browser, and the audit of what it needs to install the product: there is no whole Chromium",
    );
    broken ||= process.env.CI === "true";
  }
  const file = join(reports, "journeys.json");
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const status = tryRun("playwright", ["test", ...files, "--reporter=list,json"], { env });
  broken ||= status !== 0;
  const report = readReport(file, "journeys") as JourneyReport | undefined;
  if (!report) return NONE;
  slow.push(...slowFilesOf(report));
  const { stats } = report;
  if (stats.expected + stats.unexpected + stats.flaky === 0)
    missed.push("journeys: none of them was run; the reason is above");
  if (stats.flaky > 0) console.log(`${stats.flaky} of the journeys passed only when tried again; see above.`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

function withoutBrowser(): Count {
  const list = spawnSync("playwright", ["test", "--list"], { cwd: ROOT, encoding: "utf8" }).stdout;
  const skipped = Number(/Total: (\d+) tests/.exec(list)?.[1] ?? 0);
  missed.push(
    `${skipped} journeys: there is no Chromium here and none could be installed. CHROMIUM_PATH can name one`,
  );
  broken = true;
  return { passed: 0, failed: 0, skipped };
}
