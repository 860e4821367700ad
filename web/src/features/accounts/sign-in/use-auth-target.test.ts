import { expect, it } from "vitest";
import { inviteIn, leadsToJobs } from "./use-auth-target.ts";

it("offers the public jobs to visitors on the way to the members' ones", () => {
  expect(leadsToJobs("/connect-in?tab=job-portal")).toBe(true);
  expect(leadsToJobs("/Connect-In/?tab=job-portal&city=Pune")).toBe(true);
});

it("offers them to nobody else", () => {
  expect(leadsToJobs("/connect-in?tab=my-feed")).toBe(false);
  expect(leadsToJobs("/jobs/new?tab=job-portal")).toBe(false);
});

it("knows with which invitation to a team card somebody came", () => {
  expect(inviteIn("/team-cards?invite=a%2Bb")).toBe("a+b");
  expect(inviteIn("/Team-Cards/?invite=abc#top")).toBe("abc");
  expect(inviteIn("/team-cards")).toBeNull();
  expect(inviteIn("/card/asha?invite=abc")).toBeNull();
});
