import { and, eq } from "drizzle-orm";
import type { Person, TestApp } from "../../../testing/test-app.ts";
import { conversationMembers } from "../conversations.table.ts";
import { pick, type Step } from "./history.fixtures.ts";
import { groupCalls, writerOf } from "../messages.fixtures.ts";

/** People who come and go. The last one stays. */
export function movesIn(app: TestApp, id: string, people: readonly Person[]) {
  const groups = groupCalls(app);
  const findIn = async (): Promise<Present[]> => {
    const isIn = and(eq(conversationMembers.conversationId, id), eq(conversationMembers.standing, "in"));
    const places = await app.db.select().from(conversationMembers).where(isIn);
    return people.flatMap((person) => {
      const place = places.find(({ memberId }) => memberId === person.member.id);
      return place ? [{ person, isAdmin: place.role === "admin" }] : [];
    });
  };
  const isInvited = async (as: Person) =>
    (await writerOf(app, as).list("filter=requests")).json.conversations.length > 0;

  const go = async (whom: Person, others: Present[], isRemoved: boolean) => {
    const admin = others.find(({ isAdmin }) => isAdmin);
    if (admin && isRemoved) await groups.remove(admin.person, id, whom);
    else if (others.length > 0) await groups.leave(whom, id);
  };
  return {
    /** Goes, is asked to come, comes or declines, whichever they can do now. */
    async move({ person, message }: Step): Promise<void> {
      const whom = pick(people, person)!;
      const present = await findIn();
      const others = present.filter((each) => each.person !== whom);
      if (present.length > others.length) await go(whom, others, message % 2 === 0);
      else if (await isInvited(whom))
        await (message % 4 === 0 ? groups.decline(whom, id) : groups.accept(whom, id));
      else if (others[0]) await groups.add(others[0].person, id, [whom]);
    },
    /** Goes and returns at once; something is written meanwhile. */
    async goAndReturn({ person, message }: Step): Promise<void> {
      const whom = pick(people, person)!;
      const others = (await findIn()).filter((each) => each.person !== whom);
      const [other] = others;
      if (!other) return;
      await go(whom, others, message % 2 === 0);
      await writerOf(app, other.person).write(id, "While you were away");
      await groups.add(other.person, id, [whom]);
      await groups.accept(whom, id);
    },
  };
}

interface Present {
  person: Person;
  isAdmin: boolean;
}
