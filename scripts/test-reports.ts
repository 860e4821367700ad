import { relative } from "node:path";
import { ROOT } from "./task.ts";

/** The part that is read of Vitest's report. */
export interface VitestReport extends Partial<Record<`num${"Passed" | "Failed" | "Pending"}Tests`, number>> {
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** The part that is read of Playwright's report. */
export interface JourneyReport {
  stats: Record<"expected" | "unexpected" | "flaky" | "skipped", number>;
  suites: Suite[];
}

interface Suite {
  file: string;
  specs: { tests: { results: { duration: number }[] }[] }[];
  suites?: Suite[];
}

const SLOW_MS = 30_000;

/** The files that took longer than 30 s, each with its seconds. All journeys of a file are added up. */
export function slowFilesOf(report: VitestReport | JourneyReport): string[] {
  const times: [string, number][] =
    "testResults" in report
      ? report.testResults.map(({ name, startTime, endTime }) => [relative(ROOT, name), endTime - startTime])
      : report.suites.map((suite) => [`journeys/${suite.file}`, durationOf(suite)]);
  return times
    .filter(([, ms]) => ms > SLOW_MS)
    .toSorted(([, one], [, other]) => other - one)
    .map(([file, ms]) => `${file} took ${Math.round(ms / 1000)} s`);
}

const durationOf = ({ specs, suites = [] }: Suite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration, 0) +
  suites.reduce((sum, suite) => sum + durationOf(suite), 0);
