import { companyPath } from "@cardplaza/contract/companies/company-seen";
import type { Job } from "@cardplaza/contract/jobs/job";
import type { Education } from "@cardplaza/contract/jobs/job-words";
import { CURRENCY } from "@cardplaza/contract/product";
import { dateInIndia } from "@cardplaza/contract/time";
import { pictureJpegUrl } from "@cardplaza/contract/uploads/pictures";
import { descriptionHtml } from "./description-blocks.ts";

/** The words that Google knows. */
const CREDENTIALS: Record<Exclude<Education, "">, string> = {
  "10th": "high school",
  "12th": "high school",
  "ITI or diploma": "professional certificate",
  Graduate: "bachelor degree",
  Postgraduate: "postgraduate degree",
  Doctorate: "postgraduate degree",
};

type Data = Record<string, unknown>;

/** An open job for search engines; all of it is on the page too. */
export function jobData(job: Job, origin: string): Data | null {
  if (job.status !== "open" || job.openedAt === null) return null;
  const { company, skills, education } = job;
  return {
    "@context": "https://schema.org/",
    "@type": "JobPosting",
    title: job.title,
    description: descriptionHtml(job.description),
    datePosted: dateInIndia(new Date(job.openedAt)),
    validThrough: `${job.validThrough}T23:59:59+05:30`,
    employmentType: job.employmentType,
    identifier: { "@type": "PropertyValue", name: company.name, value: job._id },
    hiringOrganization: {
      "@type": "Organization",
      name: company.name,
      sameAs: origin + companyPath(company),
      ...(company.logo && { logo: origin + pictureJpegUrl(company.logo) }),
    },
    ...placeData(job),
    ...salaryData(job),
    experienceRequirements:
      job.expMin === 0
        ? "no requirements"
        : { "@type": "OccupationalExperienceRequirements", monthsOfExperience: job.expMin * 12 },
    ...(education !== "" && {
      educationRequirements: {
        "@type": "EducationalOccupationalCredential",
        credentialCategory: CREDENTIALS[education],
      },
    }),
    directApply: job.applyMode === "internal",
    totalJobOpenings: job.openings,
    ...(skills.length > 0 && { skills: skills.join(", ") }),
    ...(job.industry && { industry: job.industry }),
  };
}

/** From home it is anywhere in the country, elsewhere in the cities of the job. */
function placeData({ workMode, locations }: Job): Data {
  if (workMode === "remote")
    return {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: "India" },
    };
  const places = locations.map(({ city, state, pin }) => ({
    "@type": "Place",
    address: {
      "@type": "PostalAddress",
      addressLocality: city,
      ...(state && { addressRegion: state }),
      ...(pin && { postalCode: pin }),
      addressCountry: "IN",
    },
  }));
  return { jobLocation: places.length === 1 ? places[0] : places };
}

function salaryData({ salaryHidden, salaryMinPaise, salaryMaxPaise, period }: Job): Data {
  const [least, most] = [salaryMinPaise ?? salaryMaxPaise, salaryMaxPaise ?? salaryMinPaise];
  if (salaryHidden || least === null || most === null) return {};
  return {
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: CURRENCY,
      value: {
        "@type": "QuantitativeValue",
        ...(least === most ? { value: least / 100 } : { minValue: least / 100, maxValue: most / 100 }),
        unitText: period,
      },
    },
  };
}
