import { newId } from "../platform/ids.ts";

const JOINED = Date.UTC(2026, 3, 2, 5, 30);
const DAY_MS = 24 * 60 * 60 * 1000;

const person = (order: number, name: string, email: string) => {
  const createdAt = new Date(JOINED + order * 3 * DAY_MS);
  return { id: newId(createdAt.getTime()), name, email, emailProvenAt: createdAt, createdAt, updatedAt: createdAt };
};

/** The people of the sample data; none of them exists. */
export const SAMPLE_PEOPLE = [
  person(0, "Asha Menon", "asha@sample.cardplaza.in"),
  person(1, "Ravi Kulkarni", "ravi@sample.cardplaza.in"),
  person(2, "Farah Siddiqui", "farah@sample.cardplaza.in"),
  person(3, "Gurpreet Singh Bedi", "gurpreet@sample.cardplaza.in"),
  person(4, "Lakshmi Venkataraman", "lakshmi@sample.cardplaza.in"),
  person(5, "Joseph D'Souza", "joseph@sample.cardplaza.in"),
];
