import { MAX_TAGS_OF_POST, TAG_OF_POST_MAX } from "./post-words.ts";

// Pure rules about the text of a post. Free of zod: pages and forms import it.

const WRITTEN_LINK = /(?<![\p{L}\p{N}@./])(?:https?:\/\/|www\.)[^\s<>"]+/giu;
const LAST_MARKS = /[.,;:!?'’)\]}]+$/u;
/** A name without "http" that a reader would type into a browser. */
const BARE_NAME =
  /(?<![\p{L}\p{N}@._-])(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:com|in|org|net|co|io|info|biz|shop|store|xyz|me|app|dev|ly|gl|gd|link|site|online|live|top|club|cc|tv|us|uk)(?![\p{L}\p{N}_-])/giu;
const HASHTAG = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}_&/#])#(?=[\\p{M}\\p{N}_]*\\p{L})([\\p{L}\\p{M}\\p{N}_]{1,${TAG_OF_POST_MAX}})(?![\\p{L}\\p{M}\\p{N}_])`,
  "gu",
);

export interface Found {
  start: number;
  text: string;
}

/** The links that a page shows as such. Marks at the end belong to the sentence. */
export const linksIn = (text: string): Found[] =>
  [...text.matchAll(WRITTEN_LINK)].map(({ index, 0: found }) => ({
    start: index,
    text: found.replace(LAST_MARKS, ""),
  }));

/** Also names without "http": for what is allowed, not for what is shown. */
export const hasLink = (text: string): boolean => linksIn(text).length > 0 || text.search(BARE_NAME) >= 0;

/** Hashtags with their signs. */
export const hashtagsIn = (text: string): Found[] =>
  [...text.matchAll(HASHTAG)].map(({ index, 0: found }) => ({ start: index, text: found }));

/** In lower case without the sign, each once: by these posts are found. */
export const tagsOf = (text: string): string[] =>
  [...new Set(hashtagsIn(text).map((tag) => tag.text.slice(1).toLowerCase()))].slice(0, MAX_TAGS_OF_POST);
