import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";
import type { Job } from "@cardplaza/contract/jobs/job";
import { expect, test } from "vitest";
import { jobMeta } from "./job-meta.ts";
import { ACCOUNTANT } from "./job.fixtures.ts";

const ORIGIN = "https://cards.example";
type Tag = Record<string, unknown>;
const tagsOf = (change: Partial<Job> = {}) => jobMeta({ ...ACCOUNTANT, ...change }, ORIGIN) as Tag[];
const dataIn = (tags: Tag[]): Tag[] =>
  tags.flatMap((tag) => (tag["script:ld+json"] ? [tag["script:ld+json"] as Tag] : []));
const postingOf = (change?: Partial<Job>) =>
  dataIn(tagsOf(change)).find((data) => data["@type"] === "JobPosting");
const isIndexed = (tags: Tag[]) => !tags.some(({ name }) => name === "robots");

/** What Google's rules find wrong or missing: [severity, text]. */
async function findingsIn(data: Tag[]): Promise<string[]> {
  const scripts = data.map(
    (each) =>
      `<script type="application/ld+json">${JSON.stringify(each).replaceAll("<", "\\u003c")}</script>`,
  );
  const found = new WebAutoExtractor({ addLocation: true, embedSource: ["rdfa", "microdata"] }).parse(
    `<html><head>${scripts.join("")}</head></html>`,
  );
  expect(Object.keys(found.jsonld)).toContain("JobPosting");
  const findings = await new Validator().validate(found);
  return findings.map(({ severity, issueMessage }) => `${severity} ${issueMessage}`);
}

/** Of a place of work these are asked only of jobs from home, and the other way round. */
const REMOTE_ONLY = [/applicantLocationRequirements/, /jobLocationType/];
const without = (findings: string[], allowed: RegExp[]) =>
  findings.filter((finding) => !allowed.some((pattern) => pattern.test(finding)));

test("an open job has all that Google requires and recommends", async () => {
  expect(without(await findingsIn(dataIn(tagsOf())), REMOTE_ONLY)).toEqual([]);
  expect(postingOf()).toEqual({
    "@context": "https://schema.org/",
    "@type": "JobPosting",
    title: "Accountant",
    description:
      "<p>You keep the books of a maker of bolts.</p><ul><li>Enter bills in Tally</li><li>File GST returns</li></ul>",
    // After midnight in India.
    datePosted: "2026-05-02",
    validThrough: "2026-06-10T23:59:59+05:30",
    employmentType: "FULL_TIME",
    identifier: { "@type": "PropertyValue", name: "Deshmukh Fasteners", value: ACCOUNTANT._id },
    hiringOrganization: {
      "@type": "Organization",
      name: "Deshmukh Fasteners",
      sameAs: `${ORIGIN}/company/${ACCOUNTANT.company.slug}`,
      logo: `${ORIGIN}/files/0mwhifk7f5pahpgjl7vj/400x400.jpg`,
    },
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: "Pune",
        addressRegion: "Maharashtra",
        postalCode: "411001",
        addressCountry: "IN",
      },
    },
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "INR",
      value: { "@type": "QuantitativeValue", minValue: 600_000, maxValue: 900_000, unitText: "YEAR" },
    },
    experienceRequirements: { "@type": "OccupationalExperienceRequirements", monthsOfExperience: 24 },
    educationRequirements: {
      "@type": "EducationalOccupationalCredential",
      credentialCategory: "bachelor degree",
    },
    directApply: true,
    totalJobOpenings: 2,
    skills: "Tally, GST",
    industry: "Manufacturing",
  });
});

test("a job from home names the country, not a place", async () => {
  const remote = tagsOf({ workMode: "remote" });
  expect(await findingsIn(dataIn(remote))).toEqual([]);
  expect(postingOf({ workMode: "remote" })).toMatchObject({
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { "@type": "Country", name: "India" },
  });
  expect(postingOf({ workMode: "remote" })).not.toHaveProperty("jobLocation");
});

test("the validator finds what is missing", async () => {
  const { jobLocation: _place, title: _title, ...rest } = postingOf() ?? {};
  const findings = await findingsIn([rest]);
  expect(findings.filter((finding) => finding.startsWith("ERROR"))).toHaveLength(2);
});

test("several cities are several places", () => {
  const locations = ["Pune", "Nagpur"].map((city) => ({ city, state: "Maharashtra", pin: "" }));
  expect(postingOf({ locations })?.jobLocation).toMatchObject([
    { address: { addressLocality: "Pune" } },
    { address: { addressLocality: "Nagpur" } },
  ]);
});

test("a hidden salary is not said, also not where it is known", () => {
  const tags = tagsOf({ salaryHidden: true });
  expect(postingOf({ salaryHidden: true })).not.toHaveProperty("baseSalary");
  expect(JSON.stringify(tags)).not.toMatch(/₹|600000|6–9/);
});

test("a job that is not open is no posting, and search engines leave it out", () => {
  expect(isIndexed(tagsOf())).toBe(true);
  for (const status of ["draft", "pending", "paused", "closed", "expired", "rejected"] as const) {
    expect(postingOf({ status })).toBeUndefined();
    expect(isIndexed(tagsOf({ status }))).toBe(false);
  }
});

test("fresh starters and one sum are said as Google wants them", () => {
  expect(postingOf({ expMin: 0, expMax: 0 })?.experienceRequirements).toBe("no requirements");
  expect(postingOf({ salaryMaxPaise: null, period: "MONTH" })?.baseSalary).toMatchObject({
    value: { value: 600_000, unitText: "MONTH" },
  });
  expect(postingOf({ applyMode: "external" })?.directApply).toBe(false);
});

test("a shared link has the picture of the job", () => {
  const picture = tagsOf().find(({ property }) => property === "og:image")?.content;
  expect(picture).toMatch(new RegExp(`^${ORIGIN}/api/jobs/${ACCOUNTANT._id}/og\\.jpg\\?v=\\w+$`));
});

test("its preview says the pay, the experience and the place", () => {
  const tags = tagsOf();
  expect(tags[0]).toEqual({ title: "Accountant · Deshmukh Fasteners · Cardplaza" });
  expect(tags.find(({ name }) => name === "description")?.content).toMatch(
    /^₹6–9 L\/yr · 2–4 yrs · Pune\. Deshmukh Fasteners\. You keep/,
  );
});
