import type { DraftContents, NewPost, Post, PostChange } from "@cardplaza/contract/connect/post";
import { linksIn } from "@cardplaza/contract/connect/post-rules";
import {
  POLL_DAYS,
  POLL_OPTION_MAX,
  POLL_OPTIONS,
  POST_MAX,
  POST_TEXT,
  type PostKind,
  type PostVisibility,
} from "@cardplaza/contract/connect/post-words";
import { DAY_MS } from "@cardplaza/contract/time";
import { addressOf } from "../post/text-parts.ts";
import { asSent, NO_TEXT, type WrittenText } from "./mention-places.ts";

export interface PollValues {
  options: string[];
  days: number;
}

/** What the composer holds. */
export interface PostValues {
  /** The company that speaks; empty if the member writes as themselves. */
  companyId: string;
  kind: PostKind;
  text: WrittenText;
  /** In order: addresses, or names of pictures that are only on this device. */
  pictures: string[];
  /** What each picture shows. */
  alts: Record<string, string>;
  poll: PollValues | null;
  /** Links in the text whose card was taken away. */
  withoutCard: string[];
  visibility: PostVisibility;
  /** The chapter whose members it is for; empty for other visibilities. */
  chapterId: string;
  /** The draft on the server that it is kept in. */
  draftId: string | null;
}

export const EMPTY_POST: PostValues = {
  companyId: "",
  kind: "update",
  text: NO_TEXT,
  pictures: [],
  alts: {},
  poll: null,
  withoutCard: [],
  visibility: "public",
  chapterId: "",
  draftId: null,
};

export const EMPTY_POLL: PollValues = { options: ["", ""], days: 3 };

/** Whether there is nothing in it that somebody would miss. */
export const isBlank = ({ text, pictures, poll }: PostValues) =>
  text.body.trim() === "" && pictures.length === 0 && !poll?.options.some((option) => option.trim() !== "");

/** The first link in the text whose card is wanted. */
export const linkWithCard = ({ text, withoutCard }: Pick<PostValues, "text" | "withoutCard">) =>
  linksIn(text.body)
    .map(({ text: link }) => addressOf(link))
    .find((address) => address !== undefined && !withoutCard.includes(address));

export function valuesOfPost(post: Post): PostValues {
  const text = { body: post.body, mentions: post.mentions };
  const links = linksIn(post.body).flatMap(({ text: link }) => addressOf(link) ?? []);
  return {
    ...EMPTY_POST,
    companyId: post.authorType === "company" ? (post.author._id ?? "") : "",
    kind: post.kind,
    text,
    pictures: post.images.map(({ url }) => url),
    alts: Object.fromEntries(post.images.map(({ url, alt }) => [url, alt])),
    poll: post.poll && {
      options: post.poll.options.map((option) => option.text),
      days: daysBetween(post.created_at, post.poll.endsAt),
    },
    withoutCard: post.link ? [] : links,
    visibility: post.visibility,
    chapterId: post.chapter?._id ?? "",
  };
}

export function valuesOfDraft(draftId: string, contents: DraftContents): PostValues {
  const { images = [], poll, body = "", mentions = [], companyId = "" } = contents;
  return {
    ...EMPTY_POST,
    companyId,
    kind: contents.kind ?? EMPTY_POST.kind,
    text: { body, mentions },
    pictures: images.map(({ url }) => url),
    alts: Object.fromEntries(images.map(({ url, alt }) => [url, alt])),
    poll: poll ?? null,
    visibility: contents.visibility ?? EMPTY_POST.visibility,
    chapterId: contents.chapterId ?? EMPTY_POST.chapterId,
    draftId,
  };
}

type UrlOf = (picture: string) => string;

const imagesOf = ({ pictures, alts }: PostValues, urlOf: UrlOf) =>
  pictures.flatMap((picture) => {
    const url = urlOf(picture);
    return url ? { url, alt: (alts[picture] ?? "").trim() } : [];
  });

const pollOf = (poll: PollValues | null) =>
  poll && { ...poll, options: poll.options.map((option) => option.trim()).filter(Boolean) };

const audienceOf = ({ visibility, chapterId }: Pick<PostValues, "visibility" | "chapterId">) => ({
  visibility,
  ...(chapterId && { chapterId }),
});

/** What a new post is sent as. `link` is the one whose card is shown. */
export const newPostOf = (values: PostValues, urlOf: UrlOf, link: string | undefined): NewPost => ({
  ...asSent(values.text),
  kind: values.kind,
  ...audienceOf(values),
  images: imagesOf(values, urlOf),
  ...(values.companyId && { companyId: values.companyId }),
  ...(values.poll && { poll: pollOf(values.poll) }),
  ...(link && { link }),
});

/** What an edit changes, and nothing else. */
export function changeOf(post: Post, values: PostValues, urlOf: UrlOf, link: string | undefined): PostChange {
  const before = valuesOfPost(post);
  const { body, mentions } = asSent(values.text);
  const images = imagesOf(values, urlOf);
  const isOther = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);
  return {
    version: post.version,
    ...((body !== post.body || isOther(places(mentions), places(post.mentions))) && { body, mentions }),
    ...(values.kind !== post.kind && { kind: values.kind }),
    ...(isOther(audienceOf(values), audienceOf(before)) && audienceOf(values)),
    ...(isOther(
      images,
      imagesOf(before, (url) => url),
    ) && { images }),
    ...(isOther(pollOf(values.poll), before.poll) && { poll: pollOf(values.poll) }),
    ...(addressText(link) !== addressText(post.link?.url) && { link: link ?? null }),
  };
}

/** What a draft keeps: only what is whole, because the server checks it. */
export function draftOf(values: PostValues, urlOf: UrlOf): DraftContents {
  const { body, mentions } = asSent(values.text);
  const poll = pollOf(values.poll);
  return {
    body: body.slice(0, POST_MAX),
    mentions: body.length > POST_MAX ? [] : mentions,
    kind: values.kind,
    ...audienceOf(values),
    images: imagesOf(values, urlOf),
    ...(values.companyId && { companyId: values.companyId }),
    ...(poll && pollProblem(poll) === undefined && { poll }),
  };
}

export type PostProblems = Partial<
  Record<"body" | "images" | "poll" | "link" | "companyId" | "visibility", string>
>;

/** What is wrong before it is sent. */
export function problemsOf(values: PostValues): PostProblems {
  const { body } = asSent(values.text);
  const ofBody =
    body === ""
      ? "Write something first."
      : body.length > POST_MAX
        ? `At most ${POST_MAX} characters.`
        : undefined;
  const ofPoll = values.poll ? pollProblem(values.poll) : undefined;
  return { ...(ofBody && { body: ofBody }), ...(ofPoll && { poll: ofPoll }) };
}

function pollProblem({ options }: PollValues): string | undefined {
  const filled = options.map((option) => option.trim()).filter(Boolean);
  if (filled.length < POLL_OPTIONS[0]) return "Fill in at least two options, or remove the poll.";
  if (filled.some((option) => option.length > POLL_OPTION_MAX))
    return `At most ${POLL_OPTION_MAX} characters.`;
  if (new Set(filled.map((option) => option.toLowerCase())).size < filled.length)
    return POST_TEXT.sameOptions;
  return undefined;
}

const PROBLEM_OF: Partial<Record<keyof PostValues, keyof PostProblems>> = {
  text: "body",
  pictures: "images",
  alts: "images",
  poll: "poll",
  companyId: "companyId",
  visibility: "visibility",
  chapterId: "visibility",
};

/** A field that is written in again is no longer wrong, until it is sent. */
export function withoutProblemsOf(problems: PostProblems, changed: Partial<PostValues>): PostProblems {
  const settled = Object.keys(changed).map((field) => PROBLEM_OF[field as keyof PostValues]);
  const left = Object.entries(problems).filter(([place]) => !settled.includes(place as keyof PostProblems));
  return left.length === Object.keys(problems).length ? problems : Object.fromEntries(left);
}

const PLACE_OF: Record<string, keyof PostProblems> = { mentions: "body", chapterId: "visibility" };

/** The server names fields by their paths: what is wrong with one picture is shown at the pictures. */
export function refusedPlaces(fields: Readonly<Record<string, string>>): PostProblems {
  const problems: PostProblems = {};
  for (const [path, words] of Object.entries(fields)) {
    const [field = ""] = path.split(".");
    const place = PLACE_OF[field] ?? (field as keyof PostProblems);
    problems[place] ??= words;
  }
  return problems;
}

const places = (mentions: WrittenText["mentions"]) =>
  mentions.map(({ userId, start, length }) => `${userId} ${start} ${length}`).toSorted();

const daysBetween = (start: string, end: string) =>
  Math.min(
    POLL_DAYS[1],
    Math.max(POLL_DAYS[0], Math.round((new Date(end).getTime() - new Date(start).getTime()) / DAY_MS)),
  );

/** Addresses that lead to the same place read the same. */
const addressText = (link: string | undefined) => (link && URL.canParse(link) ? new URL(link).href : "");
