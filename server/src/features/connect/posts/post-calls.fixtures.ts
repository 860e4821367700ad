import { eq } from "drizzle-orm";
import type { Person, TestApp } from "../../../testing/test-app.ts";
import { posts } from "./posts.table.ts";

/** What members do with posts, with the calls of the screens. */
export function postCalls(app: TestApp) {
  const call = (as: { token: string } | undefined, method: string, path = "", body?: object) =>
    app.call(method, `/api/posts${path}`, { as, body });
  let count = 0;
  /** Each with another text: a repetition would wait for a moderator. */
  const create = (as: Person, body: object = {}) =>
    call(as, "POST", "", { body: `Machine ${++count} has arrived.`, ...body });
  const edit = (as: Person, id: string, body: object) => call(as, "PATCH", `/${id}`, body);
  const show = (as: Person | undefined, id: string) => call(as, "GET", `/${id}`);
  const rowOf = async (id: string) => {
    const [row] = await app.db.select().from(posts).where(eq(posts.id, id));
    return row!;
  };
  return { call, create, edit, show, rowOf };
}
