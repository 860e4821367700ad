import { eq } from "drizzle-orm";
import { APPLICATION_TEXT, MAX_RESUME_BYTES } from "@cardplaza/contract/jobs/application-words";
import { DOCUMENT_TYPES } from "@cardplaza/contract/uploads/upload-limits";
import type { MemberContext } from "../../../context.ts";
import type { Person, TestApp } from "../../../testing/test-app.ts";
import { docx, pdf } from "../../uploads/files.fixtures.ts";
import { storeSealed } from "../../uploads/store-upload.ts";
import { applications, type ApplicationRow } from "../applications/applications.table.ts";
import { insertApplication } from "../job.fixtures.ts";
import type { JobRow } from "../posts/jobs.table.ts";
import type { Move } from "./move-application.ts";
import { one } from "../../../platform/one.ts";

const RESUME = {
  field: "resume",
  types: DOCUMENT_TYPES,
  maxBytes: MAX_RESUME_BYTES,
  tooLarge: APPLICATION_TEXT.badResume,
  wrongKind: APPLICATION_TEXT.badResume,
};

/** What a company's team does with applications, with the calls of the screens. */
export function hiringCalls(app: TestApp) {
  const board = (as: Person, job: Pick<JobRow, "id">, query = "") =>
    app.call("GET", `/api/jobs/${job.id}/applications?${query}`, { as });
  const open = (as: Person, id: string) => app.call("GET", `/api/applications/${id}`, { as });
  const move = (as: Person, id: string, body: Move) =>
    app.call("PATCH", `/api/applications/${id}`, { as, body });
  const propose = (as: Person, id: string, times: Date[], body: object = {}) =>
    app.call("POST", `/api/applications/${id}/interviews`, {
      as,
      body: { times: times.map((time) => time.toISOString()), mode: "phone" as const, ...body },
    });
  const rowOf = async (id: string) =>
    one(await app.db.select().from(applications).where(eq(applications.id, id)));
  /** An application with a resume, stored as the form does. */
  function applied(
    person: Person,
    job: JobRow,
    fields: Partial<ApplicationRow> = {},
    kind: "pdf" | "docx" = "pdf",
  ): Promise<ApplicationRow> {
    const file = new File([new Uint8Array(kind === "pdf" ? pdf : docx())], `resume.${kind}`);
    const ctx = { ...app.services, now: new Date(), member: person.member } as unknown as MemberContext;
    return storeSealed(ctx, file, RESUME, (_tx, { id: resumeId, name }) =>
      insertApplication(app, job, person, { resumeId, resumeName: name ?? "", ...fields }),
    );
  }
  return { board, open, move, propose, rowOf, applied };
}
