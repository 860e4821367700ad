import { ApplicationData } from "@cardplaza/contract/jobs/application";
import { APPLICATION_TEXT } from "@cardplaza/contract/jobs/application-words";
import type { JobQuestion } from "@cardplaza/contract/jobs/job-fields";
import { PEOPLE_TEXT } from "@cardplaza/contract/accounts/account-words";
import { readJsonField } from "../../../platform/http/read-input.ts";
import { readPhone } from "../../../platform/phone-numbers.ts";
import { invalid } from "../../../platform/refusals.ts";
import type { ApplicationRow } from "./applications.table.ts";

/** What the applicant wrote, from the form's field `data`, with an error for each of its fields. */
export async function readApplication(json: string): Promise<ApplicationData> {
  const data = await readJsonField(ApplicationData, json);
  const phone = readPhone(data.phone);
  if (phone === undefined) throw invalid({ phone: PEOPLE_TEXT.badPhone });
  return { ...data, phone };
}

type StoredAnswer = ApplicationRow["answers"][number];

/** With the questions as they are asked now. An answer to a question that is gone is left out. */
export function readAnswers(questions: JobQuestion[], given: ApplicationData["answers"]): StoredAnswer[] {
  const values = new Map(given.map(({ key, value }) => [key, value]));
  const wrong: Record<string, string> = {};
  const answers: StoredAnswer[] = [];
  for (const question of questions) {
    const value = values.get(question.key);
    const isEmpty = value === undefined || value === "";
    if (isEmpty ? question.required : !fits(question, value))
      wrong[`answers.${question.key}`] = APPLICATION_TEXT.badAnswer;
    else if (!isEmpty)
      answers.push({ text: question.text, answer: said(value), isKnockout: isKnockout(question, value) });
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return answers;
}

type Value = ApplicationData["answers"][number]["value"];

function fits({ type, choices }: JobQuestion, value: Value): boolean {
  if (type === "yes_no") return typeof value === "boolean";
  if (type === "number") return typeof value === "number";
  return typeof value === "string" && (type === "text" || choices.includes(value));
}

const said = (value: Value) => (typeof value === "boolean" ? (value ? "Yes" : "No") : String(value));

/** Only marks the application. */
function isKnockout({ knockout }: JobQuestion, value: Value): boolean {
  if (knockout === null) return false;
  if (Array.isArray(knockout)) return !knockout.includes(String(value));
  return typeof knockout === "number" ? Number(value) < knockout : value !== knockout;
}
