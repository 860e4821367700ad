import { expect, test } from "vitest";
import { OFFER } from "../post/post.fixtures.ts";
import {
  changeOf,
  draftOf,
  EMPTY_POST,
  isBlank,
  linkWithCard,
  newPostOf,
  problemsOf,
  refusedPlaces,
  valuesOfDraft,
  valuesOfPost,
  withoutProblemsOf,
} from "./post-values.ts";

const urlOf = (picture: string) => (picture.startsWith("draft:") ? "" : picture);
const LINK = "https://example.in";

test("a post that was opened and not touched changes nothing", () => {
  expect(changeOf(OFFER, valuesOfPost(OFFER), urlOf, LINK)).toEqual({ version: 1 });
});

test("an edit sends only what it changes", () => {
  const values = valuesOfPost(OFFER);
  expect(changeOf(OFFER, { ...values, poll: null, visibility: "connections" }, urlOf, undefined)).toEqual({
    version: 1,
    poll: null,
    visibility: "connections",
    link: null,
  });
  const text = { body: ` ${OFFER.body} Thank you.`, mentions: [{ ...OFFER.mentions[0]!, start: 38 }] };
  expect(changeOf(OFFER, { ...values, text }, urlOf, LINK)).toEqual({
    version: 1,
    body: `${OFFER.body} Thank you.`,
    mentions: OFFER.mentions,
  });
  const alts = { [OFFER.images[0]!.url]: "Bills " };
  expect(changeOf(OFFER, { ...values, alts }, urlOf, LINK)).toEqual({
    version: 1,
    images: [{ url: OFFER.images[0]!.url, alt: "Bills" }],
  });
});

test("a post for a chapter names it, and an edit names it again only when it changes", () => {
  const text = { body: "Hello", mentions: [] };
  const audience = { visibility: "chapter", chapterId: "one" } as const;
  const values = { ...EMPTY_POST, text, ...audience };
  expect(newPostOf(values, urlOf, undefined)).toMatchObject(audience);
  expect(valuesOfDraft("d", draftOf(values, urlOf))).toMatchObject(audience);
  const post = { ...OFFER, visibility: "chapter" as const, chapter: { _id: "one", name: "Deccan Table" } };
  const before = valuesOfPost(post);
  expect(changeOf(post, before, urlOf, LINK)).toEqual({ version: 1 });
  expect(changeOf(post, { ...before, chapterId: "two" }, urlOf, LINK)).toEqual({
    version: 1,
    visibility: "chapter",
    chapterId: "two",
  });
  expect(changeOf(post, { ...before, visibility: "public", chapterId: "" }, urlOf, LINK)).toEqual({
    version: 1,
    visibility: "public",
  });
  expect(refusedPlaces({ chapterId: "Not yours." })).toEqual({ visibility: "Not yours." });
});

test("a mention that became plain text is a change, though the words are the same", () => {
  const values = valuesOfPost(OFFER);
  const text = { ...values.text, mentions: [] };
  expect(changeOf(OFFER, { ...values, text }, urlOf, LINK)).toEqual({
    version: 1,
    body: OFFER.body,
    mentions: [],
  });
});

test("a new post is sent without what is empty", () => {
  const values = { ...EMPTY_POST, text: { body: "Hello ", mentions: [] }, pictures: ["draft:1"] };
  expect(newPostOf(values, urlOf, undefined)).toEqual({
    body: "Hello",
    mentions: [],
    kind: "update",
    visibility: "public",
    images: [],
  });
  expect(
    newPostOf({ ...values, companyId: "c", poll: { options: ["A", " ", "B "], days: 2 } }, urlOf, LINK),
  ).toMatchObject({ companyId: "c", poll: { options: ["A", "B"], days: 2 }, link: LINK });
});

test("the card of the first link is shown, until it is taken away", () => {
  const text = { body: "See www.example.in and https://example.org.", mentions: [] };
  expect(linkWithCard({ text, withoutCard: [] })).toBe("https://www.example.in");
  expect(linkWithCard({ text, withoutCard: ["https://www.example.in"] })).toBe("https://example.org");
  expect(linkWithCard({ text: { body: "none", mentions: [] }, withoutCard: [] })).toBeUndefined();
});

test("a draft keeps what is whole and comes back as it was", () => {
  const values = { ...valuesOfPost(OFFER), companyId: "c" };
  expect(valuesOfDraft("d", draftOf(values, urlOf))).toEqual({ ...values, draftId: "d" });
  expect(draftOf({ ...values, poll: { options: ["A", ""], days: 2 } }, urlOf)).not.toHaveProperty("poll");
});

test("what is wrong is said at its place", () => {
  expect(problemsOf(EMPTY_POST)).toEqual({ body: "Write something first." });
  const text = { body: "Which one?", mentions: [] };
  expect(problemsOf({ ...EMPTY_POST, text })).toEqual({});
  expect(problemsOf({ ...EMPTY_POST, text, poll: { options: ["Red", "red "], days: 1 } })).toEqual({
    poll: "Each option must be different.",
  });
  expect(problemsOf({ ...EMPTY_POST, text, poll: { options: ["Red", " "], days: 1 } })).toHaveProperty(
    "poll",
  );
  expect(problemsOf({ ...EMPTY_POST, text: { body: "a".repeat(3001), mentions: [] } })).toHaveProperty(
    "body",
  );
  expect(
    refusedPlaces({ "mentions.0": "No.", "images.1.url": "Not yours.", "poll.options.0": "Empty." }),
  ).toEqual({
    body: "No.",
    images: "Not yours.",
    poll: "Empty.",
  });
});

test("a field that is written in again is no longer wrong, the others still are", () => {
  const problems = { body: "Write something first.", poll: "Each option must be different." };
  expect(withoutProblemsOf(problems, { text: { body: "Hello", mentions: [] } })).toEqual({
    poll: problems.poll,
  });
  expect(withoutProblemsOf(problems, { kind: "ask" })).toBe(problems);
});

test("only spaces and an empty poll are blank", () => {
  expect(
    isBlank({ ...EMPTY_POST, text: { body: " \n", mentions: [] }, poll: { options: ["", " "], days: 1 } }),
  ).toBe(true);
  expect(isBlank({ ...EMPTY_POST, pictures: ["draft:1"] })).toBe(false);
});
