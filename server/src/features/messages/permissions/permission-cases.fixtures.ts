import { and, eq } from "drizzle-orm";
import type { Person, TestApp } from "../../../testing/test-app.ts";
import { connect } from "../../connect/connect.fixtures.ts";
import { conversationMembers } from "../conversations.table.ts";
import { newKey, writerOf } from "../messages.fixtures.ts";
import type { Subject } from "./permission-calls.fixtures.ts";

/** Stands in every text that the caller must not see. */
export const SECRET = "almirah";

/** A member beside a conversation, and what of it is theirs. */
export interface Case {
  caller: Person;
  asha: Person;
  /** What the caller may still see. */
  own: Subject;
  /** What they may not know of. */
  secret: Subject;
}

const subjectOf = (conversationId: string, messageId: string, { member }: Person): Subject => ({
  conversationId,
  messageId,
  memberId: member.id,
});

/** Members beside a conversation, each in a world of their own. */
export function casesIn(app: TestApp) {
  const newPair = async () => [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")] as const;

  /** Asha tells somebody else a secret, in another conversation. */
  async function elsewhere(asha: Person): Promise<Subject> {
    const meera = await app.signIn("Meera Shah");
    await connect(app, asha, meera);
    const { json } = await writerOf(app, asha).begin(meera, `The ${SECRET} is sold`);
    return subjectOf(json.conversation._id, json.message._id, asha);
  }

  async function stranger(): Promise<Case> {
    const [asha, caller] = await newPair();
    const secret = await elsewhere(asha);
    return { caller, asha, own: secret, secret };
  }

  async function begun(isConnected: boolean): Promise<Case> {
    const [asha, caller] = await newPair();
    if (isConnected) await connect(app, asha, caller);
    const { json } = await writerOf(app, asha).begin(caller, "Good morning");
    const own = subjectOf(json.conversation._id, json.message._id, asha);
    return { caller, asha, own, secret: await elsewhere(asha) };
  }

  async function blocked(): Promise<Case> {
    const found = await begun(true);
    await app.call("PUT", `/api/blocks/${found.caller.member.id}`, { as: found.asha });
    return found;
  }

  async function requestSent(answer?: "decline"): Promise<Case> {
    const [asha, caller] = await newPair();
    const { json } = await writerOf(app, caller).begin(asha, "I saw your card.");
    const own = subjectOf(json.conversation._id, json.message._id, asha);
    if (answer) await app.call("POST", `/api/conversations/${own.conversationId}/${answer}`, { as: asha });
    return { caller, asha, own, secret: await elsewhere(asha) };
  }

  /** In a group until a while ago; the secret was told after that. */
  async function outOfGroup(standing: "left" | "removed"): Promise<Case> {
    const [asha, caller] = await newPair();
    const meera = await app.signIn("Meera Shah");
    for (const each of [caller, meera]) await connect(app, asha, each);
    const { json } = await app.call("POST", "/api/conversations", {
      as: asha,
      body: {
        userIds: [caller.member.id, meera.member.id],
        name: "Fair",
        message: { clientId: newKey(), body: "Welcome" },
      },
    });
    const { _id: conversationId } = json.conversation;
    const leftSeq = json.message.seq;
    const isPlace = and(
      eq(conversationMembers.conversationId, conversationId),
      eq(conversationMembers.memberId, caller.member.id),
    );
    await app.db.update(conversationMembers).set({ standing, leftSeq }).where(isPlace);
    const later = await writerOf(app, asha).write(conversationId, `The ${SECRET} is sold`);
    return {
      caller,
      asha,
      own: subjectOf(conversationId, json.message._id, asha),
      secret: subjectOf(conversationId, later.json.message._id, asha),
    };
  }

  return {
    stranger,
    blocked,
    "removed from a group": () => outOfGroup("removed"),
    "receiver of a request": () => begun(false),
    "sender of a request": () => requestSent(),
    "sender of a declined request": () => requestSent("decline"),
    "former participant": () => outOfGroup("left"),
  } as const;
}
export type Role = keyof ReturnType<typeof casesIn>;
