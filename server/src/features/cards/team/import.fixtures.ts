import type { TestApp } from "../../../testing/test-app.ts";

export type Content = string | Uint8Array<ArrayBuffer>;

export interface Sent {
  dryRun?: boolean;
  fields?: Record<string, string>;
  headers?: Record<string, string>;
}

/** Sends a file of team members as the page does. */
export function sendTeam(
  app: TestApp,
  as: { token: string },
  content: Content,
  { dryRun = false, fields = {}, headers }: Sent = {},
) {
  const body = new FormData();
  body.set("file", new File([content], "team.csv", { type: "text/csv" }));
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return app.call("POST", `/api/team-card/import${dryRun ? "?dryRun=true" : ""}`, { as, body, headers });
}

export const csv = (...lines: string[]) => lines.join("\r\n");
