import type { TestApp } from "../../testing/test-app.ts";

type SignedIn = { token: string };

/** What makes a card complete. */
export const COMPLETE = { phone: "+919876543210", company: "Menon Interiors", role: "Interior designer" };

/** Creates a card as the form does, and returns it. */
export async function makeCard(app: TestApp, as: SignedIn, fields: object = {}) {
  const { status, json } = await app.call("POST", "/api/business-cards", {
    as,
    body: { name: "Asha Menon", ...COMPLETE, ...fields },
  });
  if (status !== 201) throw new Error(`The card was refused: ${JSON.stringify(json)}`);
  return json;
}

export async function makeTeamCard(app: TestApp, as: SignedIn, fields: object = {}) {
  const { status, json } = await app.call("POST", "/api/team-card", {
    as,
    body: { name: "Meera Iyer", ...COMPLETE, ...fields },
  });
  if (status !== 201) throw new Error(`The team card was refused: ${JSON.stringify(json)}`);
  return json;
}
