import { z } from "zod";
import { Day } from "../dates.ts";
import { carriesContact } from "../directory/listing-rules.ts";
import { EditedOn, Id } from "../shapes.ts";
import { LinkField } from "../links/link-field.ts";
import { cityName } from "../places/city-names.ts";
import { Line, PlainName, Text } from "../text.ts";
import { saysSalary } from "./job-rules.ts";
import {
  APPLY_MODES,
  EDUCATIONS,
  EMPLOYMENT_TYPES,
  JOB_LIMITS,
  JOB_TEXT,
  MAX_CHOICES,
  MAX_EXPERIENCE,
  MAX_LOCATIONS,
  MAX_OPENINGS,
  MAX_QUESTIONS,
  MAX_SALARY_PAISE,
  MAX_SKILLS,
  NOTICE_DAYS,
  QUESTION_TYPES,
  SALARY_PERIODS,
  WORK_MODES,
} from "./job-words.ts";
import { PLACE_MAX, PLACE_MIN, STATE_MAX } from "../places/place-limits.ts";

const allDiffer = (values: string[]) =>
  new Set(values.map((value) => value.toLowerCase())).size === values.length;
const Years = z
  .number(JOB_TEXT.badExperience)
  .int(JOB_TEXT.badExperience)
  .min(0, JOB_TEXT.badExperience)
  .max(MAX_EXPERIENCE, JOB_TEXT.badExperience);
const Salary = z
  .number(JOB_TEXT.badSalary)
  .int(JOB_TEXT.badSalary)
  .min(1, JOB_TEXT.badSalary)
  .max(MAX_SALARY_PAISE, "This salary is too high.")
  .nullable();
const ChosenDay = Day("Choose a day.");

export const JobLocation = z.object({
  city: Line(PLACE_MIN, PLACE_MAX).transform(cityName),
  state: Line(0, STATE_MAX),
  pin: z.union([z.literal(""), z.string().regex(/^[1-9]\d{5}$/, "A PIN code has six digits.")]).default(""),
});

export const JobQuestion = z
  .object({
    /** Stays the same while the text is edited, so that answers keep their question. */
    key: z.string().regex(/^[a-z0-9]{1,20}$/),
    text: Line(...JOB_LIMITS.question),
    type: z.enum(QUESTION_TYPES),
    required: z.boolean(),
    choices: z
      .array(Line(...JOB_LIMITS.choice))
      .max(MAX_CHOICES, `At most ${MAX_CHOICES} choices.`)
      .default([]),
    /** Marks applications whose answer differs: yes or no, the least number, or one of the choices. */
    knockout: z
      .union([z.boolean(), z.number(), z.array(z.string()).min(1)])
      .nullable()
      .default(null),
  })
  .superRefine(({ type, choices, knockout }, issues) => {
    if (type === "choice" && choices.length < 2)
      issues.addIssue({ code: "custom", path: ["choices"], message: JOB_TEXT.needChoices });
    const wanted = { yes_no: "boolean", number: "number", choice: "object", text: "null" }[type];
    if (knockout !== null && typeof knockout !== wanted)
      issues.addIssue({ code: "custom", path: ["knockout"], message: "This does not fit the question." });
  });
export type JobQuestion = z.infer<typeof JobQuestion>;

/** What the company fills in. A draft may have gaps; what it needs to open is `missingToOpen`. */
export const JobFields = z.object({
  title: PlainName(...JOB_LIMITS.title)
    .refine((title) => !saysSalary(title), JOB_TEXT.salaryInTitle)
    .refine((title) => !carriesContact(title), JOB_TEXT.contactInTitle),
  description: Text(0, JOB_LIMITS.description[1]),
  department: Line(...JOB_LIMITS.department),
  employmentType: z.enum(EMPLOYMENT_TYPES),
  workMode: z.enum(WORK_MODES),
  locations: z
    .array(JobLocation)
    .max(MAX_LOCATIONS, `At most ${MAX_LOCATIONS} cities.`)
    .refine((places) => allDiffer(places.map(({ city, pin }) => `${city} ${pin}`)), JOB_TEXT.sameLocation),
  expMin: Years,
  expMax: Years.nullable(),
  salaryMinPaise: Salary,
  salaryMaxPaise: Salary,
  period: z.enum(SALARY_PERIODS),
  salaryHidden: z.boolean(),
  skills: z
    .array(Line(...JOB_LIMITS.skill))
    .max(MAX_SKILLS, `At most ${MAX_SKILLS} skills.`)
    .refine(allDiffer, JOB_TEXT.sameSkill),
  education: z.enum(EDUCATIONS),
  openings: z
    .number("Enter a number.")
    .int()
    .min(1, "At least 1.")
    .max(MAX_OPENINGS, `At most ${MAX_OPENINGS}.`),
  /** The longest notice period that is accepted; null for any. */
  noticeMaxDays: z.union(NOTICE_DAYS.map((days) => z.literal(days))).nullable(),
  questions: z
    .array(JobQuestion)
    .max(MAX_QUESTIONS, `At most ${MAX_QUESTIONS} questions.`)
    .refine((questions) => allDiffer(questions.map(({ key }) => key))),
  applyMode: z.enum(APPLY_MODES),
  applyUrl: LinkField({ message: JOB_TEXT.badApplyUrl }).refine(
    (link) => link === "" || link.startsWith("https://"),
    JOB_TEXT.badApplyUrl,
  ),
  walkIn: z
    .object({
      date: ChosenDay,
      /** The time in India, as 10:30. */
      time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time such as 10:30."),
      venue: Line(...JOB_LIMITS.venue),
    })
    .nullable(),
  /** The last day on which people can apply. */
  validThrough: ChosenDay,
});
export type JobFields = z.infer<typeof JobFields>;

export const NewJob = JobFields.partial().required({ title: true }).extend({ companyId: Id.optional() });
export type NewJob = z.infer<typeof NewJob>;
export const JobChange = JobFields.partial().extend({ companyId: Id.optional(), ...EditedOn });
export type JobChange = z.infer<typeof JobChange>;
