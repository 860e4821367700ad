import { eq } from "drizzle-orm";
import type { MemberAction } from "@cardplaza/contract/chapters/chapter-words";
import type { Person, TestApp } from "../../../testing/test-app.ts";
import { findMembership } from "./chapter-queries.ts";
import { chapters } from "./chapters.table.ts";
import { one } from "../../../platform/one.ts";

/** What a chapter needs, beside its name. */
export const CIRCLE = {
  city: "Poona",
  pin: "411001",
  description: "Owners of small businesses in Pune who meet for breakfast and help each other to sell.",
  venue: "Hotel Deccan, FC Road",
  weekday: 2,
  startTime: "07:30",
  category: "restaurants",
} as const;

let founded = 0;

/** What members do with chapters, with the calls of the screens. */
export function chapterCalls(app: TestApp) {
  const call = (as: Person | undefined, method: string, path: string, body?: object) =>
    app.send(method, `/api/chapters${path}`, { as, body });
  const create = (as: Person, body: object = {}) =>
    call(as, "POST", "", { name: `Pune Circle ${(founded += 1)}`, ...CIRCLE, ...body });
  const show = (as: Person | undefined, { id }: { id: string }) => call(as, "GET", `/${id}`);
  const change = (as: Person, { id }: { id: string }, body: object) => call(as, "PATCH", `/${id}`, body);
  const members = async (as: Person | undefined, { id }: { id: string }, q = "") =>
    (await call(as, "GET", `/${id}/members?q=${q}`)).json.members;
  const join = (as: Person, { id }: { id: string }, category: string, body: object = {}) =>
    call(as, "POST", `/${id}/join`, { category, ...body });
  const leave = (as: Person, { id }: { id: string }) => call(as, "POST", `/${id}/leave`);
  const invite = (as: Person, { id }: { id: string }, whom: Person, body: object = {}) =>
    call(as, "POST", `/${id}/invite`, { userId: whom.member.id, ...body });
  const transfer = (as: Person, { id }: { id: string }, to: Person) =>
    call(as, "POST", `/${id}/transfer`, { userId: to.member.id });
  const act = (as: Person, { id }: { id: string }, whom: Person, action: MemberAction, body: object = {}) =>
    call(as, "PATCH", `/${id}/members/${whom.member.id}`, { action, ...body });
  const rowOf = async ({ id }: { id: string }) =>
    one(await app.db.select().from(chapters).where(eq(chapters.id, id)));
  const membershipOf = ({ id }: { id: string }, { member }: Person) => findMembership(app.db, id, member.id);
  return { call, create, show, change, members, join, leave, invite, transfer, act, rowOf, membershipOf };
}
