import { api } from "@cardplaza/contract/api";
import { splitKey } from "@cardplaza/contract/endpoint";
import { expect } from "vitest";
import type { TestApp } from "./test-app.ts";

// Tries every call of the contract that reads, so that a new call is tried without a word about it in the tests.

/** Which ids fit a path. Any other path takes one of each kind. */
const FITTING = {
  post: /^\/api\/posts\//,
  member: /^\/api\/profiles\//,
  card: /^\/api\/(business-cards|team-card|card-customization)\//,
  company: /^\/api\/companies\//,
  listing: /^\/api\/business-listings\//,
  product: /^\/api\/products\//,
  job: /^\/api\/jobs\//,
  chapter: /^\/api\/chapters\//,
  meeting: /^\/api\/chapter-meetings\//,
  referral: /^\/api\/referrals\//,
} as const;
export type IdsOfWalk = Partial<Record<keyof typeof FITTING, readonly string[]>>;

interface Wanted {
  ids: IdsOfWalk;
  /** For lists and searches; other calls ignore it. */
  query: string;
  /** By path: queries that are tried one after the other instead. */
  queries?: Record<string, readonly string[]>;
  /** Besides the stream, which never ends. */
  leftOut?: readonly string[];
}

/** The addresses of all calls that read, except those of administrators. */
export function readsOf({ ids, query, queries = {}, leftOut = [] }: Wanted): string[] {
  const oneOfEach = Object.values(ids).flatMap(([first]) => first ?? []);
  return Object.keys(api)
    .filter((key) => /^GET (?!\/api\/(?:admin|stream))/.test(key) && !leftOut.includes(key))
    .flatMap((key) => {
      const { path } = splitKey(key);
      const places = path.includes(":")
        ? idsFor(path, ids, oneOfEach).map((id) => path.replaceAll(/:\w+/g, id))
        : [path];
      return places.flatMap((place) => (queries[path] ?? [query]).map((each) => place + each));
    });
}

function idsFor(path: string, ids: IdsOfWalk, oneOfEach: readonly string[]): readonly string[] {
  const kinds = Object.keys(FITTING) as (keyof typeof FITTING)[];
  const kind = kinds.find((each) => FITTING[each].test(path));
  return kind ? (ids[kind] ?? []) : oneOfEach;
}

/** Below the limit of a member's calls per minute. */
const CALLS_A_MINUTE = 100;
const AT_ONCE = 10;

export interface Read {
  path: string;
  text: string;
  type: string;
}

/** What these addresses return to a viewer; refusals are left out. */
export async function walk(
  app: Pick<TestApp, "call" | "clock">,
  paths: readonly string[],
  as: { token: string } | undefined,
): Promise<Read[]> {
  const found: Read[] = [];
  const readOne = async (path: string) => {
    const { status, text, headers } = await app.call("GET", path, { as });
    expect([path, status]).not.toEqual([path, 429]);
    expect([path, status]).not.toEqual([path, 500]);
    if (status === 200) found.push({ path, text, type: headers.get("content-type") ?? "" });
  };
  for (let done = 0; done < paths.length; done += AT_ONCE) {
    if (done % CALLS_A_MINUTE === 0) app.clock.advance({ minutes: 1 });
    await Promise.all(paths.slice(done, done + AT_ONCE).map(readOne));
  }
  return found;
}
