import { api } from "@cardplaza/contract/api";
import { type Endpoints, splitKey } from "@cardplaza/contract/endpoint";
import { expect } from "vitest";
import type { TestApp } from "./test-app.ts";

// Tries every call of the contract that reads, so that a new call is tried without a word about it in the tests.

/** Which ids fit a path. The ids of other paths are of kinds that no walk has; `foreignReadsOf` holds that. */
const FITTING = {
  post: /^\/api\/posts\//,
  member: /^\/api\/(profiles|conversations\/with)\//,
  card: /^\/api\/(business-cards|team-card|card-customization)\//,
  company: /^\/api\/companies\//,
  listing: /^\/api\/business-listings\//,
  product: /^\/api\/products\//,
  job: /^\/api\/jobs\//,
  chapter: /^\/api\/(chapters|conversations\/of-chapter)\//,
  meeting: /^\/api\/chapter-meetings\//,
  referral: /^\/api\/referrals\//,
} as const;
type Kind = keyof typeof FITTING;
type Ids = Partial<Record<Kind, readonly string[]>>;

interface Wanted {
  ids: Ids;
  /** For lists and searches: each call gets those that it takes. */
  query?: Record<string, string>;
  /** By path: queries that are tried one after the other instead. */
  queries?: Record<string, readonly string[]>;
  /** Calls that are not tried, besides the stream, which never ends. */
  leftOut?: readonly string[];
}

/** The keys of all calls that read, except those of administrators. */
const READS = Object.keys(api).filter((key) => /^GET (?!\/api\/(?:admin|stream))/.test(key));

/** The addresses of all calls that read, each with the ids that fit it. */
export function readsOf({ ids, query = {}, queries = {}, leftOut = [] }: Wanted): string[] {
  return READS.filter((key) => !leftOut.includes(key)).flatMap((key) => {
    const { path } = splitKey(key);
    const kind = kindOf(path);
    const places = path.includes(":")
      ? (kind ? (ids[kind] ?? []) : []).map((id) => withId(path, id))
      : [path];
    return places.flatMap((place) => (queries[path] ?? [queryFor(key, query)]).map((each) => place + each));
  });
}

/** The addresses of calls that take an id of another kind, with one id of each of these. */
export function foreignReadsOf(ids: Ids): string[] {
  const oneOfEach = Object.values(ids).flatMap(([first]) => first ?? []);
  return READS.map((key) => splitKey(key).path)
    .filter((path) => path.includes(":") && !kindOf(path))
    .flatMap((path) => oneOfEach.map((id) => withId(path, id)));
}

const kindOf = (path: string) => (Object.keys(FITTING) as Kind[]).find((kind) => FITTING[kind].test(path));
const withId = (path: string, id: string) => path.replaceAll(/:\w+/g, id);

function queryFor(key: string, query: Record<string, string>): string {
  const schema = (api as Endpoints)[key as keyof Endpoints]?.query as { shape?: object } | undefined;
  const taken = Object.entries(query).filter(
    ([name]) => schema && (!schema.shape || Object.hasOwn(schema.shape, name)),
  );
  return taken.length > 0 ? `?${new URLSearchParams(taken).toString()}` : "";
}

/** Whether an address is the known one: the beginning of it if that ends with a slash or has a query, else its path. */
export const isAt = (known: string) => (path: string) =>
  known.endsWith("/") || known.includes("?") ? path.startsWith(known) : path.split("?")[0] === known;

/** Below the limit of a member's calls per minute. */
const CALLS_A_MINUTE = 100;
const AT_ONCE = 10;
/** How many pages of a list are read. */
const MOST_PAGES = 5;

export interface Read {
  path: string;
  text: string;
  type: string;
}
type Viewer = { token: string } | undefined;

/** What these addresses return to a viewer, with the further pages of lists; refusals are left out. */
export async function walk(
  app: Pick<TestApp, "call" | "clock">,
  paths: readonly string[],
  as: Viewer,
): Promise<Read[]> {
  const found: Read[] = [];
  const readOne = async (path: string, pages = 1): Promise<void> => {
    const { status, text, headers, json } = await app.call("GET", path, { as });
    expect([path, status]).not.toEqual([path, 429]);
    expect([path, status]).not.toEqual([path, 500]);
    if (status !== 200) return;
    found.push({ path, text, type: headers.get("content-type") ?? "" });
    const { nextCursor } = ((json as unknown) ?? {}) as { nextCursor?: string | null };
    if (nextCursor && pages < MOST_PAGES) await readOne(withCursor(path, nextCursor), pages + 1);
  };
  for (let done = 0; done < paths.length; done += AT_ONCE) {
    if (done % CALLS_A_MINUTE === 0) app.clock.advance({ minutes: 1 });
    await Promise.all(paths.slice(done, done + AT_ONCE).map((path) => readOne(path)));
  }
  app.clock.reset();
  return found;
}

function withCursor(path: string, cursor: string): string {
  const [place = "", query = ""] = path.split("?");
  const values = new URLSearchParams(query);
  values.set("cursor", cursor);
  return `${place}?${values.toString()}`;
}

/** What a viewer wants to read, for one of the judgements. */
export type WantedBy = readonly [Viewer, readonly string[]];

/** Walks once for all who judge: each viewer reads each address at most once, and what was read is looked up. */
export async function recordReads(app: Pick<TestApp, "call" | "clock">, wanted: readonly WantedBy[]) {
  const byViewer = Map.groupBy(wanted, ([viewer]) => viewer?.token ?? "visitor");
  const records = new Map<string, Read[]>();
  for (const [name, lists] of byViewer) {
    const paths = new Set(lists.flatMap(([, each]) => each));
    records.set(name, await walk(app, [...paths], lists[0]?.[0]));
  }
  /** What this viewer read at these addresses. */
  return (viewer: Viewer, paths: readonly string[]): Read[] => {
    const all = records.get(viewer?.token ?? "visitor");
    if (!all) throw new Error("This viewer was not asked for");
    const places = new Set(paths);
    return all.filter(({ path }) => places.has(path) || places.has(firstPageOf(path)));
  };
}

export type RecordedReads = Awaited<ReturnType<typeof recordReads>>;

function firstPageOf(path: string): string {
  const [place = "", query = ""] = path.split("?");
  const rest = query.split("&").filter((part) => !part.startsWith("cursor="));
  return rest.join("&") === "" ? place : `${place}?${rest.join("&")}`;
}
