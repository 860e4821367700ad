import type { SampleSeeker } from "../jobs/seekers.ts";
import type { SampleProfile } from "./profiles.ts";

const STATES: Record<string, string> = {
  Pune: "Maharashtra",
  Kochi: "Kerala",
  Lucknow: "Uttar Pradesh",
  Ludhiana: "Punjab",
  Bengaluru: "Karnataka",
  Cuttack: "Odisha",
  Coimbatore: "Tamil Nadu",
  Panaji: "Goa",
};

const LANGUAGES: Record<string, string> = {
  Maharashtra: "Marathi",
  Kerala: "Malayalam",
  "Uttar Pradesh": "Hindi",
  Punjab: "Punjabi",
  Karnataka: "Kannada",
  Odisha: "Odia",
  "Tamil Nadu": "Tamil",
  Goa: "Konkani",
};

/** She has a job and looks for another one: her employer should not read it. */
const LOOKS_QUIETLY = "pallavi";

/** The profile of somebody who looks for a job, from what their resume says. */
export function seekerProfile(seeker: SampleSeeker): SampleProfile {
  const state = STATES[seeker.city] ?? "";
  return {
    headline: seeker.headline,
    about: seeker.about,
    city: seeker.city,
    state,
    experience: seeker.work.map(({ role, at, from, to, text }) => {
      const [company = at, city = ""] = at.split(", ");
      return [role, company, city, `${from}-06`, to === "now" ? null : `${to}-05`, text];
    }),
    education: seeker.education
      .flatMap((line) => {
        const [degree = "", school = "", year = ""] = line.split(", ");
        // Some lines name no school or no year.
        return /^\d{4}$/.test(year) ? [[school, degree, Number(year) - 3, Number(year)] as const] : [];
      })
      .map(([school, degree, from, to]) => [school, degree, from, to]),
    skills: seeker.skills,
    languages: [LANGUAGES[state] ?? "Hindi", "English"],
    openTo: ["work", "meetings"],
    visibility: seeker.key === LOOKS_QUIETLY ? "connections" : "members",
  };
}
