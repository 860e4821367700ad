import type { Reaction } from "@cardplaza/contract/connect/post-words";
import { DAY_MS, MINUTE_MS } from "@cardplaza/contract/time";
import type { Services } from "../../context.ts";
import { chapters } from "../../features/chapters/chapter/chapters.table.ts";
import { companies } from "../../features/companies/company/companies.table.ts";
import { bookmarkCollections, bookmarks } from "../../features/connect/kept/kept.table.ts";
import { textHashOf } from "../../features/connect/posts/post-values.ts";
import {
  pollVotes,
  postEdits,
  postReactions,
  posts,
  type PostRow,
} from "../../features/connect/posts/posts.table.ts";
import { saveTags } from "../../features/connect/posts/save-tags.ts";
import type { Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { one } from "../../platform/one.ts";
import { changed } from "../../registry/changed.ts";
import { asMember } from "../as-member.ts";
import { SAMPLE_CHAPTERS } from "../chapters/chapters.ts";
import { SAMPLE_COMPANIES } from "../companies.ts";
import { drawPictures, type Drawing } from "../draw-pictures.ts";
import { drawProduct, type ProductPicture } from "../product-art.ts";
import { drawScene, type Scene } from "../scene-art.ts";
import { addComments } from "./add-sample-comments.ts";
import { drawnBefore } from "./drawn-before.ts";
import { mentionsIn } from "./mentions-in.ts";
import { membersOf, type PeopleByKey } from "./people-by-key.ts";
import { SAMPLE_POSTS, type PostDrawing, type SamplePost } from "./posts.ts";

const COUNTED: Record<Reaction, "likes" | "celebrations" | "insights" | "supports"> = {
  like: "likes",
  celebrate: "celebrations",
  insightful: "insights",
  support: "supports",
};

/** The id of a sample row; undefined if it is missing. */
type IdOf = (key: string) => string | undefined;

interface Loading {
  people: PeopleByKey;
  now: Date;
  companyOf: IdOf;
  chapterOf: IdOf;
  pictureOf: (drawing: PostDrawing) => string;
}

/** Inserts rows directly, because nobody should be notified. */
export async function loadSamplePosts(services: Services, people: PeopleByKey, now: Date): Promise<void> {
  const uploader = [...people.values()].at(-1);
  if (!uploader) return;
  const before = await drawnBefore(services);
  const drawings = new Map([...allDrawings()].filter(([drawing]) => !before.has(drawing)));
  const drawnNow = await drawPictures(asMember(services, uploader), drawings);
  const pictureOf = (drawing: PostDrawing) => before.get(drawing) ?? drawnNow(drawing);
  const { db } = services;
  const companyRows = await db.select({ id: companies.id, name: companies.name }).from(companies);
  const chapterRows = await db.select({ id: chapters.id, name: chapters.name }).from(chapters);
  const companyOf = idsByName(SAMPLE_COMPANIES, companyRows);
  const chapterOf = idsByName(SAMPLE_CHAPTERS, chapterRows);
  await inTransaction(services.db, async (tx) => {
    const ids: string[] = [];
    for (const sample of SAMPLE_POSTS) {
      const post = await addPost(tx, sample, { people, now, companyOf, chapterOf, pictureOf });
      if (post) ids.push(post.id);
    }
    await changed(services, tx, "post", ids);
  });
}

function idsByName(
  samples: readonly { key: string; name: string }[],
  rows: readonly { id: string; name: string }[],
): IdOf {
  return (key) => {
    const name = samples.find((sample) => sample.key === key)?.name;
    return rows.find((row) => row.name === name)?.id;
  };
}

function allDrawings(): Map<string, Drawing> {
  const wanted = SAMPLE_POSTS.flatMap(({ pictures = [], link }) => [
    ...pictures.map(([drawing]) => drawing),
    ...(link ? [link.picture] : []),
  ]);
  return new Map(wanted.map((drawing) => [drawing, { svg: draw(drawing), purpose: "post" }]));
}

function draw(drawing: PostDrawing): string {
  const [kind, name, look] = drawing.split(" ");
  return kind === "product"
    ? drawProduct(name as ProductPicture, Number(look))
    : drawScene(name as Scene, Number(look));
}

/** The new post; undefined if its author or its chapter is missing. */
async function addPost(tx: Tx, sample: SamplePost, loading: Loading): Promise<PostRow | undefined> {
  const { people, now, companyOf, chapterOf, pictureOf } = loading;
  const member = people.get(sample.by);
  const companyId = sample.as ? companyOf(sample.as) : null;
  const chapterId = sample.forChapter ? chapterOf(sample.forChapter) : null;
  if (!member || companyId === undefined || chapterId === undefined) return undefined;
  const at = new Date(now.getTime() - sample.daysAgo * DAY_MS);
  const { body, mentions } = mentionsIn(sample.body, people);
  const { poll, link, pictures = [], before } = sample;
  const editedAt = before ? new Date(at.getTime() + 20 * MINUTE_MS) : null;
  const reactions = Object.entries(sample.reactions ?? {}) as [Reaction, string][];
  const post = one(
    await tx
      .insert(posts)
      .values({
        id: newId(at.getTime()),
        memberId: member.id,
        companyId,
        chapterId,
        kind: sample.kind ?? "update",
        body,
        mentions,
        images: pictures.map(([drawing, alt]) => ({ url: pictureOf(drawing), alt })),
        poll: poll
          ? {
              options: Object.keys(poll.options),
              endsAt: new Date(at.getTime() + poll.days * DAY_MS).toISOString(),
            }
          : null,
        link: link ? { ...linkOf(link), image: pictureOf(link.picture) } : null,
        visibility: chapterId ? "chapter" : sample.forConnections ? "connections" : "public",
        ...Object.fromEntries(
          reactions.map(([kind, keys]) => [COUNTED[kind], membersOf(people, keys).length]),
        ),
        createdAt: at,
        updatedAt: editedAt ?? at,
        editedAt,
        textHash: textHashOf(body),
      })
      .returning(),
  );
  await saveTags(tx, post);
  if (before && editedAt)
    await tx.insert(postEdits).values({
      id: newId(editedAt.getTime()),
      postId: post.id,
      body: before,
      visibility: post.visibility,
      chapterId: post.chapterId,
      at: editedAt,
    });
  await addVotesAndReactions(tx, post, sample, loading);
  await addBookmarks(tx, post, sample, loading);
  await addComments(tx, post, sample.comments ?? [], { people, now });
  return post;
}

const linkOf = ({ url, site, title, description }: NonNullable<SamplePost["link"]>) => ({
  url,
  site,
  title,
  description,
});

/** Half an hour after the post, then every seven minutes, but never in the future. */
const later = (post: PostRow, order: number, now: Date) =>
  new Date(Math.min(post.createdAt.getTime() + (30 + order * 7) * MINUTE_MS, now.getTime()));

async function addVotesAndReactions(
  tx: Tx,
  post: PostRow,
  { poll, reactions = {} }: SamplePost,
  { people, now }: Loading,
): Promise<void> {
  const votes = Object.values(poll?.options ?? {}).flatMap((keys, option) =>
    membersOf(people, keys).map(({ id }) => ({ postId: post.id, memberId: id, option })),
  );
  if (votes.length > 0)
    await tx.insert(pollVotes).values(votes.map((vote, order) => ({ ...vote, at: later(post, order, now) })));
  const given = (Object.entries(reactions) as [Reaction, string][]).flatMap(([kind, keys]) =>
    membersOf(people, keys).map(({ id }) => ({ postId: post.id, memberId: id, kind })),
  );
  if (given.length > 0)
    await tx
      .insert(postReactions)
      .values(given.map((reaction, order) => ({ ...reaction, at: later(post, order, now) })));
}

async function addBookmarks(tx: Tx, post: PostRow, { saved = {} }: SamplePost, { people, now }: Loading) {
  for (const [key, name] of Object.entries(saved)) {
    const memberId = people.get(key)?.id;
    if (!memberId) continue;
    const at = later(post, 9, now);
    let collectionId: string | null = null;
    if (name) {
      const collection = one(
        await tx
          .insert(bookmarkCollections)
          .values({ id: newId(at.getTime()), memberId, name, createdAt: at })
          .onConflictDoUpdate({
            target: [bookmarkCollections.memberId, bookmarkCollections.name],
            set: { name },
          })
          .returning(),
      );
      collectionId = collection.id;
    }
    await tx.insert(bookmarks).values({ memberId, postId: post.id, collectionId, at });
  }
}
