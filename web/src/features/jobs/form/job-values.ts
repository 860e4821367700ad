import type { Job } from "@cardplaza/contract/jobs/job";
import type { JobFields, JobQuestion } from "@cardplaza/contract/jobs/job-fields";
import type { JobContents } from "@cardplaza/contract/jobs/job-rules";
import {
  DEFAULT_VALID_DAYS,
  type ApplyMode,
  type Education,
  type EmploymentType,
  type NoticeDays,
  type QuestionType,
  type SalaryPeriod,
  type WorkMode,
} from "@cardplaza/contract/jobs/job-words";
import { paiseTyped, payTyped } from "@cardplaza/contract/jobs/pay-rules";
import { dayFromNow } from "@cardplaza/contract/time";

export interface PlaceValues {
  city: string;
  state: string;
  pin: string;
}

export interface QuestionValues {
  key: string;
  text: string;
  type: QuestionType;
  required: boolean;
  choices: string[];
  /** Of each type what an answer is compared with; empty where nothing is marked. */
  wantedAnswer: "" | "yes" | "no";
  leastNumber: string;
  wantedChoices: string[];
}

/** The form's values: texts as they were typed. */
export interface JobValues {
  companyId: string;
  title: string;
  department: string;
  employmentType: EmploymentType;
  description: string;
  skills: string[];
  openings: string;
  workMode: WorkMode;
  locations: PlaceValues[];
  /** The salary in rupees; in lakh for a year. */
  salaryMin: string;
  salaryMax: string;
  period: SalaryPeriod;
  /** The low salary that the member said is right. */
  payKept: string;
  salaryHidden: boolean;
  expMin: string;
  expMax: string;
  education: Education;
  noticeMaxDays: string;
  questions: QuestionValues[];
  applyMode: ApplyMode;
  applyUrl: string;
  walkInDate: string;
  walkInTime: string;
  walkInVenue: string;
  validThrough: string;
}

export const NEW_PLACE: PlaceValues = { city: "", state: "", pin: "" };

export const newQuestion = (): QuestionValues => ({
  key: crypto.randomUUID().replaceAll("-", "").slice(0, 12),
  text: "",
  type: "yes_no",
  required: true,
  choices: [],
  wantedAnswer: "",
  leastNumber: "",
  wantedChoices: [],
});

export const EMPTY_JOB: JobValues = {
  companyId: "",
  title: "",
  department: "",
  employmentType: "FULL_TIME",
  description: "",
  skills: [],
  openings: "1",
  workMode: "onsite",
  locations: [],
  salaryMin: "",
  salaryMax: "",
  period: "MONTH",
  payKept: "",
  salaryHidden: false,
  expMin: "0",
  expMax: "",
  education: "",
  noticeMaxDays: "",
  questions: [],
  applyMode: "internal",
  applyUrl: "",
  walkInDate: "",
  walkInTime: "",
  walkInVenue: "",
  validThrough: "",
};

interface StartingCompany {
  _id: string;
  address: PlaceValues;
}

/** A new job is where its company is, for a month. */
export const newJob = ({ _id, address }: StartingCompany): JobValues => ({
  ...EMPTY_JOB,
  companyId: _id,
  locations: [{ city: address.city, state: address.state, pin: "" }],
  validThrough: dayFromNow(DEFAULT_VALID_DAYS),
});

const typedQuestion = ({ knockout, ...question }: JobQuestion): QuestionValues => ({
  ...question,
  wantedAnswer: typeof knockout === "boolean" ? (knockout ? "yes" : "no") : "",
  leastNumber: typeof knockout === "number" ? String(knockout) : "",
  wantedChoices: Array.isArray(knockout) ? knockout : [],
});

export const valuesOf = (job: Job): JobValues => ({
  companyId: job.company._id,
  title: job.title,
  department: job.department,
  employmentType: job.employmentType,
  description: job.description,
  skills: job.skills,
  openings: String(job.openings),
  workMode: job.workMode,
  locations: job.locations,
  salaryMin: payTyped(job.salaryMinPaise, job.period),
  salaryMax: payTyped(job.salaryMaxPaise, job.period),
  period: job.period,
  payKept: "",
  salaryHidden: job.salaryHidden,
  expMin: String(job.expMin),
  expMax: job.expMax === null ? "" : String(job.expMax),
  education: job.education,
  noticeMaxDays: job.noticeMaxDays === null ? "" : String(job.noticeMaxDays),
  questions: job.questions.map(typedQuestion),
  applyMode: job.applyMode,
  applyUrl: job.applyUrl,
  walkInDate: job.walkIn?.date ?? "",
  walkInTime: job.walkIn?.time ?? "",
  walkInVenue: job.walkIn?.venue ?? "",
  validThrough: job.validThrough,
});

/** What `payKept` says of a salary that stays as it is. */
export const payKeyOf = ({ salaryMin, salaryMax, period }: JobValues) =>
  [salaryMin.trim(), salaryMax.trim(), period].join(" ");

const whole = (text: string) => (text.trim() === "" ? null : Number(text));

function knockoutOf(question: QuestionValues): JobQuestion["knockout"] {
  const { type, wantedAnswer, leastNumber, wantedChoices, choices } = question;
  if (type === "yes_no") return wantedAnswer === "" ? null : wantedAnswer === "yes";
  if (type === "number") return whole(leastNumber);
  const wanted = wantedChoices.filter((choice) => choices.includes(choice));
  return type === "choice" && wanted.length > 0 ? wanted : null;
}

const questionOf = (question: QuestionValues): JobQuestion => ({
  key: question.key,
  text: question.text,
  type: question.type,
  required: question.required,
  choices: question.type === "choice" ? question.choices : [],
  knockout: knockoutOf(question),
});

/** All three values of a walk-in, or none. */
const walkInOf = ({ applyMode, walkInDate: date, walkInTime: time, walkInVenue }: JobValues) => {
  const venue = walkInVenue.trim();
  return applyMode === "walk_in" && date && time && venue ? { date, time, venue } : null;
};

/** What is sent. */
export function fieldsOf(values: JobValues): JobFields {
  return {
    title: values.title.trim(),
    description: values.description.trim(),
    department: values.department.trim(),
    employmentType: values.employmentType,
    workMode: values.workMode,
    locations: values.locations.filter(({ city, pin }) => city.trim() || pin.trim()),
    expMin: whole(values.expMin) ?? 0,
    expMax: whole(values.expMax),
    salaryMinPaise: paiseTyped(values.salaryMin, values.period) ?? null,
    salaryMaxPaise: paiseTyped(values.salaryMax, values.period) ?? null,
    period: values.period,
    salaryHidden: values.salaryHidden,
    skills: values.skills,
    education: values.education,
    openings: whole(values.openings) ?? 1,
    // A value of the list that the form offers.
    noticeMaxDays: whole(values.noticeMaxDays) as NoticeDays | null,
    // Only an application here has answers.
    questions: values.applyMode === "internal" ? values.questions.map(questionOf) : [],
    applyMode: values.applyMode,
    applyUrl: values.applyMode === "external" ? values.applyUrl.trim() : "",
    walkIn: walkInOf(values),
    validThrough: values.validThrough,
  };
}

/** What the rules of the contract look at. */
export const contentsOf = (values: JobValues): JobContents => fieldsOf(values);
