import { expect } from "vitest";
import { codeIn, newestMessage } from "../../../testing/outbox.ts";
import type { Person, TestApp } from "../../../testing/test-app.ts";
import { makeCard } from "../card.fixtures.ts";

let count = 0;

/** What members do to prove their cards, with the calls of the screens. */
export function verificationCalls(app: TestApp) {
  /** A premium member with a card that has its own website. */
  async function owner(name: string, fields: object = {}) {
    const domain = `site${++count}.example`;
    const person = await app.signIn(name, { premium: true });
    const card = await makeCard(app, person, { name, website: `https://www.${domain}/about`, ...fields });
    return { ...person, card, domain, email: `office@${domain}` };
  }
  const ask = (as: Person, body: object) => app.send("POST", "/api/verification", { as, body });
  const confirm = (as: Person, code: string, more = {}) =>
    app.call("POST", "/api/verification/confirm", { as, body: { code, ...more } });
  const badgesOf = async (id: string) => (await app.call("GET", `/api/business-cards/${id}`)).json.badges;
  const mine = async (as: Person) =>
    (await app.call("GET", "/api/verification/me", { as })).json.verifications;
  async function verified(name: string, fields: object = {}) {
    const who = await owner(name, fields);
    await ask(who, { method: "email", email: who.email });
    const { status } = await confirm(who, codeIn(await newestMessage(app, who.email)));
    expect(status).toBe(200);
    return who;
  }
  return { owner, ask, confirm, badgesOf, mine, verified };
}
