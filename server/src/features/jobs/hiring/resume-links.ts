import { APPLICATION_TEXT, RESUME_LINK_MINUTES } from "@cardplaza/contract/jobs/application-words";
import { MINUTE_MS } from "@cardplaza/contract/time";
import type { Db } from "../../../platform/database.ts";
import { signedLinks } from "../../../platform/secrets/signed-links.ts";
import { findSealedDocument } from "../../uploads/upload-queries.ts";
import type { ApplicationRow } from "../applications/applications.table.ts";

export const resumeLinks = signedLinks("resume-links", APPLICATION_TEXT.resumeExpired);

/** The resume that the team may open; none once the application is withdrawn or the applicant erased. */
export async function findResume(db: Db, { resumeId, stage }: Pick<ApplicationRow, "resumeId" | "stage">) {
  return resumeId && stage !== "withdrawn" ? findSealedDocument(db, resumeId) : null;
}

/** For a member of the team. The caller must have checked that. */
export async function presentResume(clock: { db: Db; now: Date }, application: ApplicationRow) {
  const document = await findResume(clock.db, application);
  if (!document) return null;
  const { id, resumeName } = application;
  const until = new Date(clock.now.getTime() + RESUME_LINK_MINUTES * MINUTE_MS);
  return {
    name: document.name ?? resumeName,
    url: await resumeLinks.sign(clock, `/api/resumes/${id}`, id, until),
    isPdf: document.type === "application/pdf",
  };
}
