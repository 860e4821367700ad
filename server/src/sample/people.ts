import { DAY_MS } from "@cardplaza/contract/time";
import { newId } from "../platform/ids.ts";

/** Everybody's here, and printed at the start: it is no secret, so it works on this machine alone. */
export const SAMPLE_PASSWORD = "Cardplaza@2026";

const JOINED = Date.UTC(2026, 3, 2, 5, 30);

const person = (order: number, name: string, email: string, mobile: string) => {
  const createdAt = new Date(JOINED + order * 3 * DAY_MS);
  const id = newId(createdAt.getTime());
  return { id, name, email, mobile, emailProvenAt: createdAt, createdAt, updatedAt: createdAt };
};

/** The people of the sample data; none of them exists. */
export const SAMPLE_PEOPLE = [
  person(0, "Asha Menon", "asha@sample.cardplaza.in", "+919000000101"),
  person(1, "Ravi Kulkarni", "ravi@sample.cardplaza.in", "+919000000102"),
  person(2, "Farah Siddiqui", "farah@sample.cardplaza.in", "+919000000103"),
  person(3, "Gurpreet Singh Bedi", "gurpreet@sample.cardplaza.in", "+919000000104"),
  person(4, "Lakshmi Venkataraman", "lakshmi@sample.cardplaza.in", "+919000000105"),
  person(5, "Joseph D'Souza", "joseph@sample.cardplaza.in", "+919000000106"),
];

export const SAMPLE_EMAILS = SAMPLE_PEOPLE.map(({ email }) => email);
