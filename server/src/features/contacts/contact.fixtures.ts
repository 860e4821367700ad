import { sql } from "drizzle-orm";
import type { TestApp } from "../../testing/test-app.ts";

export const MEERA = {
  name: "Meera Iyer",
  role: "Architect",
  company: "Iyer & Rao",
  phone: "+91 98200 12345",
  email: "Meera@Iyer.example",
  website: "https://iyer.example",
  address: "12 MG Road, Pune",
  notes: "Asked for a quote.\nCall in May.",
  tag: "Pune Expo",
  source: "paper",
};

/** Inserts many numbered contacts; the last one is the newest. */
export const fillContacts = (app: TestApp, memberId: string, many: number) =>
  app.db.execute(sql`insert into contacts (id, member_id, name, company, source, created_at, updated_at)
    select lpad(i::text, 9, '0') || substr(md5(${memberId}), 1, 11), ${memberId}, 'Contact ' || i,
      'Company ' || i % 100, 'typed', now(), now() from generate_series(1, ${many}) i`);

/** How contacts are saved, one or several at once. */
export function savingContacts(app: TestApp) {
  const keep = (as: { token: string }, body: object = MEERA) =>
    app.send("POST", "/api/contacts", { as, body });
  const batch = (as: { token: string }, list: object[]) =>
    app.send("POST", "/api/contacts/batch", { as, body: { contacts: list } });
  return { keep, batch };
}
