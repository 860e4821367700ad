import { expect, test } from "vitest";
import { asSent, lookedFor, rewritten, withMention, type WrittenText } from "./mention-places.ts";

const ASHA = { _id: "0mwhifk7f5pahpgjl7vc", name: "Asha Rao" };
const RAVI = { _id: "0mwhifk7f5pahpgjl7vd", name: "Ravi" };
const TEXT: WrittenText = {
  body: "Hi @Asha Rao and @Ravi!",
  mentions: [
    { userId: ASHA._id, start: 3, length: 9 },
    { userId: RAVI._id, start: 17, length: 5 },
  ],
};

/** What the text says where it names somebody. */
const named = ({ body, mentions }: WrittenText) =>
  mentions.map(({ start, length }) => body.slice(start, start + length));

const typedAt = (text: WrittenText, at: number, words: string, removed = 0) =>
  rewritten(text, text.body.slice(0, at) + words + text.body.slice(at + removed), at + words.length);

test("mentions move along with what is typed before, between and after them", () => {
  for (const at of [0, 3, 12, 14, 17, 22, 23])
    expect(named(typedAt(TEXT, at, "so glad "))).toEqual(["@Asha Rao", "@Ravi"]);
  expect(named(typedAt(TEXT, 0, "", 3))).toEqual(["@Asha Rao", "@Ravi"]);
  expect(named(typedAt(TEXT, 12, "", 5))).toEqual(["@Asha Rao", "@Ravi"]);
});

test("a mention whose name is touched becomes plain text, the other stays", () => {
  expect(named(typedAt(TEXT, 8, "", 1))).toEqual(["@Ravi"]);
  expect(named(typedAt(TEXT, 5, "x"))).toEqual(["@Ravi"]);
  expect(named(typedAt(TEXT, 10, "", 9))).toEqual([]);
  expect(named(typedAt(TEXT, 0, "New", TEXT.body.length))).toEqual([]);
});

test("the caret decides where the same letters stand twice", () => {
  const text = { body: "@@Ravi", mentions: [{ userId: RAVI._id, start: 1, length: 5 }] };
  expect(rewritten(text, "@@@Ravi", 1).mentions[0]?.start).toBe(2);
  expect(rewritten(text, "@Ravi", 0).mentions[0]?.start).toBe(0);
});

test("a change away from the caret is found too", () => {
  expect(named(rewritten(TEXT, `Well. ${TEXT.body}`, TEXT.body.length + 6))).toEqual(["@Asha Rao", "@Ravi"]);
});

test("an at-sign at the beginning of a word looks for members", () => {
  const at = (body: string) => lookedFor({ body, mentions: [] }, body.length);
  expect(at("@")).toEqual({ start: 0, q: "" });
  expect(at("Thanks @Asha R")).toEqual({ start: 7, q: "Asha R" });
  expect(at("(@आशा")).toEqual({ start: 1, q: "आशा" });
  expect(at("mail asha@example.in")).toBeNull();
  expect(at("@Asha was here and left")).toBeNull();
  expect(at("nobody")).toBeNull();
  expect(lookedFor(TEXT, 12)).toBeNull();
});

test("a chosen member takes the place of what was typed", () => {
  const before: WrittenText = {
    body: "Hi @as, and @Ravi",
    mentions: [{ userId: RAVI._id, start: 12, length: 5 }],
  };
  const { text, caret } = withMention(before, { start: 3, caret: 6, person: ASHA });
  expect(text.body).toBe("Hi @Asha Rao , and @Ravi");
  expect(named(text)).toEqual(["@Asha Rao", "@Ravi"]);
  expect(caret).toBe(13);
});

test("what is sent is clean, and its mentions are where they are in that", () => {
  const messy = { body: `\n  A\u200Bnd\r\n@Ravi  \n`, mentions: [{ userId: RAVI._id, start: 9, length: 5 }] };
  expect(named(messy)).toEqual(["@Ravi"]);
  const sent = asSent(messy);
  expect(sent.body).toBe("And\n@Ravi");
  expect(named(sent)).toEqual(["@Ravi"]);
});
