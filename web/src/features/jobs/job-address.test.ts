import { expect, test } from "vitest";
import {
  CONNECT_IN_SHELL,
  jobsHeading,
  jobsPath,
  jobsQuery,
  needsPlan,
  PUBLIC_SHELL,
  readJobs,
  tabPath,
} from "./job-address.ts";

const read = (text: string, shell = PUBLIC_SHELL) => readJobs(new URLSearchParams(text), shell);

test("what means nothing is left out of the address", () => {
  const jobs = read(
    "q= tally &city=Bombay&mode=remote,nowhere&type=INTERN&expMin=-1&salaryMin=lots&postedDays=2&radiusKm=5&sort=luck&page=0&tab=elsewhere",
  );
  expect(jobsPath(PUBLIC_SHELL, jobs)).toBe("/jobs?q=tally&city=Mumbai&mode=remote&type=INTERN");
  expect(jobsPath(PUBLIC_SHELL, read(""))).toBe("/jobs");
});

test("an address is read back as it was written, in every shell", () => {
  const text =
    "q=clerk&city=Pune,Nagpur&mode=onsite,hybrid&type=FULL_TIME&expMin=0&salaryMin=600000&skills=Tally,GST&postedDays=7&companyId=abc&near=411001&radiusKm=25&sort=salary&page=2";
  for (const shell of [PUBLIC_SHELL, CONNECT_IN_SHELL]) {
    const jobs = read(text, shell);
    const path = jobsPath(shell, jobs, { page: jobs.page });
    const again = new URL(path, "https://a.example").searchParams;
    expect(readJobs(again, shell)).toEqual(jobs);
    expect(jobsQuery(jobs)).toMatchObject({ expMin: 0, city: "Pune,Nagpur", radiusKm: 25, page: 2 });
  }
});

test("a form without scripts repeats names", () => {
  expect(read("mode=onsite&mode=remote&skills=Tally&skills=GST,Excel")).toMatchObject({
    mode: ["onsite", "remote"],
    skills: ["Tally", "GST", "Excel"],
  });
});

test("every change starts at the first page", () => {
  const jobs = read("q=clerk&page=3");
  expect(jobsPath(PUBLIC_SHELL, jobs, { city: ["Pune"] })).toBe("/jobs?q=clerk&city=Pune");
  expect(jobsPath(PUBLIC_SHELL, jobs, { page: 4 })).toBe("/jobs?q=clerk&page=4");
});

test("the sub-tabs have another name where `tab` is taken", () => {
  expect(tabPath(PUBLIC_SHELL, "saved")).toBe("/jobs?tab=saved");
  expect(tabPath(CONNECT_IN_SHELL, "saved")).toBe("/connect-in?tab=job-portal&view=saved");
  expect(tabPath(CONNECT_IN_SHELL, "find")).toBe("/connect-in?tab=job-portal");
  expect(read("tab=job-portal&view=saved", CONNECT_IN_SHELL).tab).toBe("saved");
});

test("several cities and a radius need the plan; one city and nearness do not", () => {
  const [one, several, near, within] = [
    "city=Pune",
    "city=Pune,Nagpur",
    "near=Pune",
    "near=Pune&radiusKm=10",
  ];
  expect([one, several, near, within].map((text) => needsPlan(read(text ?? "")))).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

test("the heading says what is listed", () => {
  expect([read(""), read("q=clerk&city=Pune"), read("city=Pune,Nagpur,Thane")].map(jobsHeading)).toEqual([
    "Jobs",
    "Jobs for clerk in Pune",
    "Jobs in Pune and 2 more",
  ]);
});
