import { and, eq } from "drizzle-orm";
import type { Person, TestApp } from "../../testing/test-app.ts";
import { conversationMembers } from "./conversations.table.ts";
import { pick, type Step } from "./history.fixtures.ts";
import { groupCalls, writerOf } from "./messages.fixtures.ts";

/** Somebody goes, is asked to come, comes or declines, whichever they can do now. The last one stays. */
export function movesIn(app: TestApp, id: string, people: readonly Person[]) {
  const groups = groupCalls(app);
  const findIn = async () => {
    const isIn = and(eq(conversationMembers.conversationId, id), eq(conversationMembers.standing, "in"));
    const places = await app.db.select().from(conversationMembers).where(isIn);
    return people.flatMap((person) => {
      const place = places.find(({ memberId }) => memberId === person.member.id);
      return place ? [{ person, isAdmin: place.role === "admin" }] : [];
    });
  };
  const isInvited = async (as: Person) =>
    (await writerOf(app, as).list("filter=requests")).json.conversations.length > 0;

  return async ({ person, message }: Step): Promise<void> => {
    const whom = pick(people, person)!;
    const present = await findIn();
    const others = present.filter((each) => each.person !== whom);
    const admin = others.find(({ isAdmin }) => isAdmin);
    if (present.length > others.length) {
      if (others.length === 0) return;
      if (admin && message % 2 === 0) await groups.remove(admin.person, id, whom);
      else await groups.leave(whom, id);
    } else if (await isInvited(whom)) {
      if (message % 4 === 0) await groups.decline(whom, id);
      else await groups.accept(whom, id);
    } else if (others[0]) await groups.add(others[0].person, id, [whom]);
  };
}
