import { eq } from "drizzle-orm";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Person, TestApp } from "../../../testing/test-app.ts";
import { posts } from "./posts.table.ts";
import { one } from "../../../platform/one.ts";

/** What members do with posts, with the calls of the screens. */
export function postCalls(app: TestApp) {
  const call = (as: { token: string } | undefined, method: string, path = "", body?: object) =>
    app.call(method, `/api/posts${path}`, { as, body });
  let count = 0;
  /** Each post has another text: a repetition would wait for a moderator. */
  const create = (as: Person, body: object = {}) =>
    call(as, "POST", "", { body: `Machine ${++count} has arrived.`, ...body });
  const edit = (as: Person, id: string, body: object) => call(as, "PATCH", `/${id}`, body);
  const show = (as: Person | undefined, id: string) => call(as, "GET", `/${id}`);
  const rowOf = async (id: string) => {
    return one(await app.db.select().from(posts).where(eq(posts.id, id)));
  };
  /** A member with an account of more than a week. */
  const knownMember = (name: string) => app.signIn(name, { at: new Date(Date.now() - 8 * DAY_MS) });
  /** Reports a post from the network with this number; needs TRUST_PROXY=1. */
  const reportFrom = (network: number, as: Person, id: string) =>
    app.send("POST", `/api/posts/${id}/report`, {
      as,
      body: { reason: "Spam" },
      headers: { "x-forwarded-for": `203.0.${network}.7` },
    });
  return { call, create, edit, show, rowOf, knownMember, reportFrom };
}
