import { DAY_MS } from "@cardplaza/contract/time";
import { newId } from "../platform/ids.ts";
import { SAMPLE_CHAPTER_PEOPLE } from "./chapters/chapter-people.ts";
import { SAMPLE_SEEKERS } from "./jobs/seekers.ts";

/** The password of all sample members. It is printed at the start and no secret, so it works only on this machine. */
export const SAMPLE_PASSWORD = "Cardplaza@2026";

const JOINED = Date.UTC(2026, 3, 2, 5, 30);

const person = (order: number, name: string, email: string, mobile: string) => {
  const createdAt = new Date(JOINED + order * 3 * DAY_MS);
  const id = newId(createdAt.getTime());
  return { id, name, email, mobile, emailProvenAt: createdAt, createdAt, updatedAt: createdAt };
};

/** The members of the sample data. None of them is a real person. */
export const SAMPLE_PEOPLE = [
  person(0, "Asha Menon", "asha@sample.cardplaza.in", "+919000000101"),
  person(1, "Ravi Kulkarni", "ravi@sample.cardplaza.in", "+919000000102"),
  person(2, "Farah Siddiqui", "farah@sample.cardplaza.in", "+919000000103"),
  person(3, "Gurpreet Singh Bedi", "gurpreet@sample.cardplaza.in", "+919000000104"),
  person(4, "Lakshmi Venkataraman", "lakshmi@sample.cardplaza.in", "+919000000105"),
  person(5, "Joseph D'Souza", "joseph@sample.cardplaza.in", "+919000000106"),
  person(6, "Vikram Deshmukh", "vikram@sample.cardplaza.in", "+919000000107"),
  person(7, "Nandini Rao", "nandini@sample.cardplaza.in", "+919000000108"),
  person(8, "Imran Ansari", "imran@sample.cardplaza.in", "+919000000109"),
  person(9, "Debashree Mohanty", "debashree@sample.cardplaza.in", "+919000000110"),
  person(10, "Thomas Kurian", "thomas@sample.cardplaza.in", "+919000000111"),
  person(11, "Arjun Reddy", "arjun@sample.cardplaza.in", "+919000000112"),
  person(12, "Meena Iyer", "meena@sample.cardplaza.in", "+919000000113"),
];

export const SAMPLE_EMAILS = SAMPLE_PEOPLE.map(({ email }) => email);

/** Those who look for a job. They have neither a card nor a company. */
export const SEEKING_PEOPLE = SAMPLE_SEEKERS.map(({ key, name }, order) =>
  person(14 + order, name, `${key}@sample.cardplaza.in`, `+9190000002${String(order + 1).padStart(2, "0")}`),
);

/** Those who are known from their chapters. They joined before the others, because chapters have half a year of history. */
export const CHAPTER_PEOPLE = SAMPLE_CHAPTER_PEOPLE.map(({ key, name }, order) =>
  person(order - 20, name, `${key}@sample.cardplaza.in`, `+9190000003${String(order + 1).padStart(2, "0")}`),
);

/** The members who can sign in on a developer's machine. */
export const SAMPLE_ACCOUNTS = [
  ...SAMPLE_EMAILS,
  ...[...SEEKING_PEOPLE, ...CHAPTER_PEOPLE].map(({ email }) => email),
];
