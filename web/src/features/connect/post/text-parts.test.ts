import { expect, test } from "vitest";
import { textParts } from "./text-parts.ts";

const ASHA = "0mwhifk7f5pahpgjl7vc";
const RAVI = "0mwhifk7f5pahpgjl7vd";

test("a text is cut into words, members, links and hashtags", () => {
  const mentions = [{ userId: ASHA, start: 10, length: 9 }];
  expect(textParts("Thank you @Asha Rao, see www.example.in/a for #Pune.", mentions)).toEqual([
    { type: "text", text: "Thank you " },
    { type: "mention", text: "@Asha Rao", userId: ASHA },
    { type: "text", text: ", see " },
    { type: "link", text: "www.example.in/a", href: "https://www.example.in/a" },
    { type: "text", text: " for " },
    { type: "tag", text: "#Pune", tag: "pune" },
    { type: "text", text: "." },
  ]);
  expect(textParts("")).toEqual([]);
});

test("the parts together are the text again, whatever the places of its mentions say", () => {
  const body = "@Asha and @Ravi #win www.example.in";
  const places = [
    { userId: RAVI, start: 10, length: 5 },
    { userId: ASHA, start: 0, length: 5 },
    { userId: ASHA, start: 3, length: 4 },
    { userId: ASHA, start: 30, length: 40 },
    { userId: ASHA, start: 2, length: 0 },
  ];
  const parts = textParts(body, places);
  expect(parts.map(({ text }) => text).join("")).toBe(body);
  expect(parts.filter(({ type }) => type === "mention").map(({ text }) => text)).toEqual(["@Asha", "@Ravi"]);
});

test("what leads nowhere stays plain, and a hash in a link belongs to the link", () => {
  expect(textParts("https:// http://localhost")).toEqual([
    { type: "text", text: "https:// http://localhost" },
  ]);
  expect(textParts("https://example.in/a,#top")).toEqual([
    { type: "link", text: "https://example.in/a,#top", href: "https://example.in/a,#top" },
  ]);
});
