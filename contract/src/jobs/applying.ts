import { z } from "zod";
import { Moment } from "../dates.ts";
import { endpoints } from "../endpoint.ts";
import { holdsJson } from "../json-text.ts";
import { Id, SlugRef } from "../shapes.ts";
import { Text } from "../text.ts";
import { ApplicationData, ApplicationEvent, KnownApplication, OwnApplication } from "./application.ts";
import { APPLICATION_TEXT, MAX_RESUME_BYTES, MESSAGE_MAX } from "./application-words.ts";
import { StoredResume } from "./resumes.ts";

const One = z.object({ id: Id });

/** What those who apply call, and the messages of both sides. */
export const applying = endpoints({
  "POST /api/jobs/:id/apply": {
    summary: "Apply for a job with a resume as PDF or DOCX, or with one that you keep",
    auth: "member",
    params: z.object({ id: SlugRef }),
    form: z.object({
      /** A file, or one of the stored resumes. */
      resume: z.file(APPLICATION_TEXT.badResume).optional(),
      resumeId: Id.optional(),
      data: holdsJson(z.string().max(40_000), ApplicationData),
    }),
    returns: OwnApplication,
    status: 201,
    maxBody: MAX_RESUME_BYTES + 128 * 1024,
    limit: { points: 60, seconds: 86_400, by: "account" },
  },
  "GET /api/jobs/:id/apply": {
    summary: "What an application can be filled in with, from your profile, card and last application",
    auth: "member",
    params: z.object({ id: SlugRef }),
    returns: z.object({ known: KnownApplication, resumes: z.array(StoredResume) }),
  },
  "GET /api/applications/mine": {
    summary: "Your applications with all that happened, newest first",
    auth: "member",
    query: z.object({ cursor: Id.optional() }),
    hiddenFromAdmins: ["text", "cover"],
    returns: z.object({ applications: z.array(OwnApplication), nextCursor: z.string().nullable() }),
  },
  "POST /api/applications/:id/messages": {
    summary: "Write to the applicant, or to the company about your application",
    auth: "member",
    params: One,
    body: z.object({ text: Text(1, MESSAGE_MAX) }),
    returns: z.object({ history: z.array(ApplicationEvent) }),
    status: 201,
    limit: { points: 60, seconds: 3600, by: "account" },
  },
  "POST /api/applications/:id/withdraw": {
    summary: "Withdraw your application",
    auth: "member",
    params: One,
    body: z.object({}).optional(),
    returns: OwnApplication,
  },
  "PATCH /api/interviews/:id": {
    summary: "Choose one of the proposed times, or decline them",
    auth: "member",
    params: One,
    body: z.object({
      action: z.enum(["choose", "decline"]),
      time: Moment.optional(),
    }),
    returns: OwnApplication,
  },
});
