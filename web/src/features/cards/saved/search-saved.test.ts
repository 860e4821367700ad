import { expect, test } from "vitest";
import { readTags, searchSaved } from "./search-saved.ts";

const card = (name: string, company: string, tags: string[] = [], note = "") => ({
  name,
  company,
  tags,
  note,
  role: "",
  email: "",
  phone: "",
  address: "",
});
const CARDS = [
  card("Ravi Kulkarni", "Kulkarni Steel", ["supplier"], "met in Pune"),
  card("Sónia D'Souza", "Coast Travels", ["client", "Goa"]),
];
const names = (text: string, tag: string | null = null) =>
  searchSaved(CARDS, text, tag).map(({ name }) => name);

test("every word must be somewhere: name, company, tags or note", () => {
  expect(names("ravi pune")).toEqual(["Ravi Kulkarni"]);
  expect(names("ravi goa")).toEqual([]);
  expect(names("  ")).toHaveLength(2);
});

test("accents and case do not matter", () => {
  expect(names("SONIA")).toEqual(["Sónia D'Souza"]);
});

test("a tag narrows the search", () => {
  expect(names("", "supplier")).toEqual(["Ravi Kulkarni"]);
  expect(names("sonia", "supplier")).toEqual([]);
});

test("tags are separated by commas, each once", () => {
  expect(readTags(" client, Pune ,,client")).toEqual(["client", "Pune"]);
});
