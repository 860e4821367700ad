import type { Person, TestApp } from "../../../testing/test-app.ts";

export const TEMPLATE_PATH = "/api/team-card/template";

/** What the owner of a team and the holder of one of its cards do, as the screens do it. */
export function templateCalls(app: TestApp, team: () => { owner: Person; holder: Person }) {
  const save = (body: object, as: Person = team().owner) => app.call("PUT", TEMPLATE_PATH, { as, body });
  const show = async (id: string, as: Person) =>
    (await app.call("GET", `/api/business-cards/${id}`, { as })).json;
  const change = (id: string, body: object, as: Person = team().holder) =>
    app.call("PATCH", `/api/business-cards/${id}`, { as, body });
  return { save, show, change };
}
