import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";
import type { Comment } from "@cardplaza/contract/connect/comments";
import { expect, test } from "vitest";
import { OFFER } from "../post/post.fixtures.ts";
import { postMeta } from "./post-meta.ts";

const ORIGIN = "https://cards.example";
type Tag = Record<string, unknown>;

const COMMENT: Comment = {
  _id: "0mwhifk7f5pahpgjl7vx",
  parentId: null,
  author: {
    type: "company",
    _id: "0mwhifk7f5pahpgjl7vy",
    name: "Deshmukh Fasteners",
    headline: "",
    image: "",
    path: "/company/deshmukh-fasteners-0mwhifk7f5pahpgjl7vy",
  },
  body: "Is a shop in <Nashik> too far?",
  mentions: [],
  replies: 0,
  isOwn: false,
  created_at: "2026-05-12T05:30:00.000Z",
  editedAt: null,
};

const tagsOf = (change = {}) => postMeta({ ...OFFER, ...change }, [COMMENT], ORIGIN) as Tag[];
const dataOf = (tags: Tag[]) =>
  tags.find((tag) => tag["script:ld+json"])?.["script:ld+json"] as Record<string, unknown>;

const REQUIRED = ["author", "author.name", "datePublished", "text"];
const RECOMMENDED = [
  "author.url",
  "url",
  "headline",
  "image",
  "interactionStatistic",
  "comment",
  "sharedContent",
];

/**
 * What Google requires and recommends of a DiscussionForumPosting and is missing. The validator of the other pages
 * does not know this type; it only reads the page here, as Google does.
 */
async function missingIn(data: Tag): Promise<string[]> {
  const script = JSON.stringify(data).replaceAll("<", "\\u003c");
  const found = new WebAutoExtractor({ addLocation: true, embedSource: ["rdfa", "microdata"] }).parse(
    `<html><head><script type="application/ld+json">${script}</script></head></html>`,
  );
  expect(await new Validator().validate(found)).toEqual([]);
  const [read] = found.jsonld.DiscussionForumPosting ?? [];
  const isThere = (path: string) =>
    path.split(".").reduce<unknown>((at, key) => (at as Tag | undefined)?.[key], read) !== undefined;
  return [...REQUIRED, ...RECOMMENDED].filter((path) => !isThere(path));
}

test("a public post has all that Google requires and recommends", async () => {
  const data = dataOf(tagsOf());
  expect(await missingIn(data)).toEqual([]);
  expect(data).toMatchObject({
    "@type": "DiscussionForumPosting",
    url: `${ORIGIN}/post/${OFFER._id}`,
    text: OFFER.body,
    author: { "@type": "Person", name: "Asha Rao", url: `${ORIGIN}/profile/0mwhifk7f5pahpgjl7vb` },
    datePublished: OFFER.created_at,
    image: [`${ORIGIN}/files/0mwhifk7f5pahpgjl7vj/1600x1200.jpg`],
    commentCount: 4,
    comment: [{ text: COMMENT.body, author: { "@type": "Organization" } }],
  });
  expect(data.interactionStatistic).toMatchObject([{ userInteractionCount: 3 }, { userInteractionCount: 4 }]);
});

test("what is missing is found, and a removed comment is not passed on", async () => {
  const { author: _author, ...nobodys } = dataOf(tagsOf());
  expect(await missingIn(nobodys)).toEqual(["author", "author.name", "author.url"]);
  const removed = postMeta(OFFER, [{ ...COMMENT, removed: true }], ORIGIN) as Tag[];
  expect(await missingIn(dataOf(removed))).toEqual(["comment"]);
});

test("an author whose page nobody may open has no address, and an edit has its time", () => {
  const author = { ...OFFER.author, path: "" };
  const data = dataOf(tagsOf({ author, editedAt: "2026-05-13T04:30:00.000Z" }));
  expect(data.author).toEqual({ "@type": "Person", name: "Asha Rao" });
  expect(data.dateModified).toBe("2026-05-13T04:30:00.000Z");
});

test("a page is indexed and named after its author and its first words", () => {
  const tags = tagsOf();
  expect(tags).toContainEqual({
    title: "Asha Rao: GST returns for shops in #Pune, with @Ravi Shah. Ask me by… · Cardplaza",
  });
  expect(tags.some(({ name }) => name === "robots")).toBe(false);
  expect(tags.find(({ property }) => property === "og:image")?.content).toContain(
    `${ORIGIN}/api/posts/${OFFER._id}/og.jpg`,
  );
});
