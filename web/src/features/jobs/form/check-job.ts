import { webLink } from "@cardplaza/contract/links/web-link";
import { carriesContact } from "@cardplaza/contract/directory/listing-rules";
import { missingToOpen, saysSalary } from "@cardplaza/contract/jobs/job-rules";
import { JOB_LIMITS, JOB_TEXT, MAX_EXPERIENCE, MAX_OPENINGS } from "@cardplaza/contract/jobs/job-words";
import { AMOUNT_HINT, paiseTyped, payMeant } from "@cardplaza/contract/jobs/pay-rules";
import { dayFromNow } from "@cardplaza/contract/time";
import { contentsOf, payKeyOf, type JobValues, type QuestionValues } from "./job-values.ts";

type Wrong = Record<string, string>;

const isWhole = (text: string, least: number, most: number) =>
  /^\d+$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;
const isWithin = (text: string, [least, most]: readonly [number, number]) =>
  text.trim().length >= least && text.trim().length <= most;

/** What is wrong in a draft too, by path. It may have gaps, but no mistakes. */
export function checkDraft(values: JobValues): Wrong {
  return {
    ...wrongTitle(values.title.trim()),
    ...(values.skills.some((skill) => !isWithin(skill, JOB_LIMITS.skill)) && {
      skills: `A skill has ${JOB_LIMITS.skill.join(" to ")} characters.`,
    }),
    ...(!isWhole(values.openings, 1, MAX_OPENINGS) && { openings: `From 1 to ${MAX_OPENINGS}.` }),
    ...wrongPlaces(values),
    ...wrongPay(values),
    ...wrongYears(values),
    ...(values.applyMode === "internal" && Object.assign({}, ...values.questions.map(wrongQuestion))),
    ...wrongWay(values),
    ...(values.validThrough === "" && { validThrough: JOB_TEXT.badValidThrough }),
  };
}

function wrongTitle(title: string): Wrong {
  const [least] = JOB_LIMITS.title;
  if (title.length < least) return { title: `At least ${least} characters.` };
  if (saysSalary(title)) return { title: JOB_TEXT.salaryInTitle };
  return carriesContact(title) ? { title: JOB_TEXT.contactInTitle } : {};
}

function wrongPlaces({ locations }: JobValues): Wrong {
  const wrong: Wrong = {};
  const seen = new Set<string>();
  for (const [at, { city, pin }] of locations.entries()) {
    if (!city.trim() && !pin.trim()) continue;
    if (city.trim().length < 2) wrong[`locations.${at}.city`] = "Enter a city.";
    if (pin.trim() && !/^[1-9]\d{5}$/.test(pin.trim()))
      wrong[`locations.${at}.pin`] = "A PIN code has six digits.";
    const place = `${city.trim()} ${pin.trim()}`.toLowerCase();
    if (seen.has(place)) wrong[`locations.${at}.city`] = JOB_TEXT.sameLocation;
    seen.add(place);
  }
  return wrong;
}

function wrongPay(values: JobValues): Wrong {
  const { salaryMin, salaryMax, period } = values;
  const [least, most] = [salaryMin, salaryMax].map((text) => paiseTyped(text, period));
  const hint = AMOUNT_HINT[period];
  const isKept = values.payKept === payKeyOf(values);
  const asks = (text: string) => !isKept && payMeant(text, period) !== null;
  return {
    ...(least === undefined
      ? { salaryMin: hint }
      : least === 0
        ? { salaryMin: JOB_TEXT.badSalary }
        : asks(salaryMin) && { salaryMin: JOB_TEXT.lowSalary }),
    ...(most === undefined
      ? { salaryMax: hint }
      : most !== null && (most === 0 || most < (least ?? 0))
        ? { salaryMax: JOB_TEXT.badMaxSalary }
        : asks(salaryMax) && { salaryMax: JOB_TEXT.lowSalary }),
  };
}

function wrongYears({ expMin, expMax }: JobValues): Wrong {
  const isLeast = isWhole(expMin, 0, MAX_EXPERIENCE);
  return {
    ...(!isLeast && { expMin: JOB_TEXT.badExperience }),
    ...(expMax.trim() !== "" &&
      (!isWhole(expMax, 0, MAX_EXPERIENCE)
        ? { expMax: JOB_TEXT.badExperience }
        : isLeast && Number(expMax) < Number(expMin) && { expMax: JOB_TEXT.badMaxExperience })),
  };
}

function wrongQuestion(question: QuestionValues, at: number): Wrong {
  const { text, type, choices, leastNumber } = question;
  const [least, most] = JOB_LIMITS.question;
  return {
    ...(!isWithin(text, JOB_LIMITS.question) && {
      [`questions.${at}.text`]: `From ${least} to ${most} characters.`,
    }),
    ...(type === "choice" && choices.length < 2 && { [`questions.${at}.choices`]: JOB_TEXT.needChoices }),
    ...(type === "number" &&
      leastNumber.trim() !== "" &&
      !/^\d+(\.\d+)?$/.test(leastNumber.trim()) && { [`questions.${at}.leastNumber`]: "Enter a number." }),
  };
}

function wrongWay(values: JobValues): Wrong {
  const { applyMode, applyUrl, walkInDate, walkInTime, walkInVenue } = values;
  if (applyMode === "external")
    return applyUrl.trim() !== "" && !webLink(applyUrl)?.startsWith("https://")
      ? { applyUrl: JOB_TEXT.badApplyUrl }
      : {};
  const isBegun = walkInDate !== "" || walkInTime !== "" || walkInVenue.trim() !== "";
  if (applyMode !== "walk_in" || !isBegun) return {};
  return {
    ...(walkInDate === "" && { walkInDate: "Choose a day." }),
    ...(walkInTime === "" && { walkInTime: "Enter a time such as 10:30." }),
    ...(!isWithin(walkInVenue, JOB_LIMITS.venue) && {
      walkInVenue: `At least ${JOB_LIMITS.venue[0]} characters.`,
    }),
  };
}

/** What else is missing before it can open. */
export function checkToOpen(values: JobValues): Wrong {
  const today = dayFromNow(0);
  const hasPassed = values.applyMode === "walk_in" && values.walkInDate !== "" && values.walkInDate < today;
  return {
    ...renamed(missingToOpen(contentsOf(values), today)),
    ...(hasPassed && { walkInDate: JOB_TEXT.pastWalkIn }),
    ...checkDraft(values),
  };
}

/** The server's names, as the form calls them. */
const FIELD: Record<string, string> = {
  salaryMinPaise: "salaryMin",
  salaryMaxPaise: "salaryMax",
  walkIn: "walkInDate",
  "walkIn.date": "walkInDate",
  "walkIn.time": "walkInTime",
  "walkIn.venue": "walkInVenue",
};
export const renamed = (fields: Record<string, string>): Wrong =>
  Object.fromEntries(Object.entries(fields).map(([path, message]) => [FIELD[path] ?? path, message]));
