import type { ApplicationData, KnownApplication } from "@cardplaza/contract/jobs/application";
import {
  APPLICATION_TEXT,
  COVER_MAX,
  MAX_NOTICE_DAYS,
  MAX_RESUME_BYTES,
  RESUME_TYPES,
} from "@cardplaza/contract/jobs/application-words";
import { AMOUNT_HINT, paiseTyped, payMeant, payTyped } from "@cardplaza/contract/jobs/pay-rules";
import type { Job } from "@cardplaza/contract/jobs/job";
import { JOB_TEXT, MAX_EXPERIENCE, MAX_SALARY_PAISE } from "@cardplaza/contract/jobs/job-words";

/** What the form asks in. */
export type PayPeriod = "MONTH" | "YEAR";
export type JobQuestion = Job["questions"][number];

/** The form's values: texts as they were typed. */
export interface ApplicationValues {
  name: string;
  email: string;
  phone: string;
  city: string;
  experience: string;
  skills: string[];
  /** Whether amounts are in rupees a month or in lakh a year. */
  payPeriod: PayPeriod;
  currentCtc: string;
  expectedCtc: string;
  /** The unusual amounts that the member said are right. */
  payKept: string[];
  notice: string;
  cover: string;
  /** By the key of the question; "yes" and "no" for a yes or no. */
  answers: Record<string, string>;
}

export const EMPTY_APPLICATION: ApplicationValues = {
  name: "",
  email: "",
  phone: "",
  city: "",
  experience: "",
  skills: [],
  payPeriod: "MONTH",
  currentCtc: "",
  expectedCtc: "",
  payKept: [],
  notice: "",
  cover: "",
  answers: {},
};

export type ApplicationProblems = Readonly<Record<string, string | undefined>>;

const MONTHS = 12;
/** Up to ₹6 lakh a year people mostly speak of the month. */
const SAID_BY_THE_MONTH_PAISE = 60_000_000;

const typed = (value: number | null) => (value === null ? "" : String(value));

/** As it is said: by the month, or by the year if that is no round amount of rupees or much. */
function periodOf(amounts: readonly (number | null)[]): PayPeriod {
  const isByMonth = (paise: number | null) =>
    paise === null || (paise < SAID_BY_THE_MONTH_PAISE && paise % (MONTHS * 100) === 0);
  return amounts.every(isByMonth) ? "MONTH" : "YEAR";
}
const ctcTyped = (inYear: number | null, period: PayPeriod) =>
  payTyped(inYear !== null && period === "MONTH" ? inYear / MONTHS : inYear, period);

export const valuesOf = (known: KnownApplication): Partial<ApplicationValues> => ({
  name: known.name,
  email: known.email,
  phone: known.phone,
  city: known.city,
  skills: known.skills,
  experience: typed(known.experienceYears),
  ...knownPay(known),
  notice: typed(known.noticeDays),
});

function knownPay({ currentCtcPaise, expectedCtcPaise }: KnownApplication) {
  const payPeriod = periodOf([currentCtcPaise, expectedCtcPaise]);
  return {
    payPeriod,
    currentCtc: ctcTyped(currentCtcPaise, payPeriod),
    expectedCtc: ctcTyped(expectedCtcPaise, payPeriod),
  };
}

/** Null for an empty text, NaN for one that is no number. */
function numberOf(text: string): number | null {
  const plain = text.trim().replaceAll(/[,\s₹]/g, "");
  if (plain === "") return null;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** The amount in paise a year; undefined unless the text is an amount. */
export function paiseAYear(text: string, period: PayPeriod): number | null | undefined {
  const paise = paiseTyped(text, period);
  if (!paise) return paise;
  const inYear = period === "MONTH" ? paise * MONTHS : paise;
  return inYear <= MAX_SALARY_PAISE ? inYear : undefined;
}

const isWithin = (text: string, most: number) => {
  const value = numberOf(text);
  return value === null || (value >= 0 && value <= most);
};

/** What is wrong, by field, before anything is sent. */
export function checkApplication(
  values: ApplicationValues,
  questions: readonly JobQuestion[],
  hasResume: boolean,
): Record<string, string> {
  const { name, email, phone, experience, notice, cover, currentCtc, expectedCtc } = values;
  const wrong: Record<string, string> = {
    ...(!hasResume && { resume: APPLICATION_TEXT.badResume }),
    ...(name.trim().length < 2 && { name: "Enter your name." }),
    ...(!/^\S+@\S+\.\S+$/.test(email.trim()) && { email: "Enter your e-mail address." }),
    ...(phone.trim().length < 6 && { phone: "Enter your phone number." }),
    ...(!isWithin(experience, MAX_EXPERIENCE) && { experience: JOB_TEXT.badExperience }),
    ...wrongPay("currentCtc", currentCtc, values),
    ...wrongPay("expectedCtc", expectedCtc, values),
    ...(!isWithin(notice, MAX_NOTICE_DAYS) && { notice: "Choose a notice period." }),
    ...(cover.trim().length > COVER_MAX && { cover: `At most ${COVER_MAX} characters.` }),
  };
  for (const question of questions) {
    const answer = (values.answers[question.key] ?? "").trim();
    const isWrong = answer === "" ? question.required : valueOf(question, answer) === undefined;
    if (isWrong) wrong[`answers.${question.key}`] = APPLICATION_TEXT.badAnswer;
  }
  return wrong;
}

/** What `payKept` says of an amount that stays as it is. */
export const payKeyOf = (text: string, { payPeriod }: Pick<ApplicationValues, "payPeriod">) =>
  `${text.trim()} ${payPeriod}`;

function wrongPay(field: string, text: string, values: ApplicationValues): Record<string, string> {
  const { payPeriod, payKept } = values;
  if (paiseAYear(text, payPeriod) === undefined) return { [field]: AMOUNT_HINT[payPeriod] };
  const isAsked = payMeant(text, payPeriod) && !payKept.includes(payKeyOf(text, values));
  return isAsked ? { [field]: JOB_TEXT.lowSalary } : {};
}

function valueOf({ type, choices }: JobQuestion, answer: string): boolean | number | string | undefined {
  if (type === "yes_no") return answer === "yes" ? true : answer === "no" ? false : undefined;
  if (type === "choice") return choices.includes(answer) ? answer : undefined;
  if (type === "text") return answer;
  const value = numberOf(answer);
  return value === null || Number.isNaN(value) ? undefined : value;
}

/** What is sent. Only for values without problems. */
export function dataOf(values: ApplicationValues, questions: readonly JobQuestion[]): ApplicationData {
  const { name, email, phone, city, skills, cover } = values;
  return {
    name: name.trim(),
    email: email.trim(),
    phone: phone.trim(),
    city: city.trim(),
    skills,
    cover: cover.trim(),
    experienceYears: numberOf(values.experience),
    currentCtcPaise: paiseAYear(values.currentCtc, values.payPeriod) ?? null,
    expectedCtcPaise: paiseAYear(values.expectedCtc, values.payPeriod) ?? null,
    noticeDays: numberOf(values.notice),
    answers: questions.flatMap((question) => {
      const value = valueOf(question, (values.answers[question.key] ?? "").trim());
      return value === undefined || value === "" ? [] : [{ key: question.key, value }];
    }),
  };
}

const FORM_FIELD: Readonly<Record<string, string>> = {
  experienceYears: "experience",
  currentCtcPaise: "currentCtc",
  expectedCtcPaise: "expectedCtc",
  noticeDays: "notice",
};
/** The server's refusals by the fields of the form. */
export const problemsOf = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([path, message]) => {
      const field = path.startsWith("skills.") ? "skills" : path;
      return [FORM_FIELD[field] ?? field, message];
    }),
  );

/** What is wrong with a file before it is sent. The server looks into it. */
export function problemOfResume(file: Pick<File, "name" | "size" | "type">): string | undefined {
  if (file.size > MAX_RESUME_BYTES) return APPLICATION_TEXT.resumeTooLarge;
  const isKnown = RESUME_TYPES.some((type) => type === file.type) || /\.(pdf|docx)$/i.test(file.name);
  return isKnown && file.size > 0 ? undefined : APPLICATION_TEXT.badResume;
}
