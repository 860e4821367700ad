import { z } from "zod";
import { endpoints } from "../endpoint.ts";
import { Id, Timestamp } from "../shapes.ts";
import { APPLICATION_TEXT, MAX_RESUME_BYTES } from "./application-words.ts";

/** A resume that a member keeps for further applications. */
export const StoredResume = z.object({
  _id: Id,
  name: z.string(),
  bytes: z.number().int(),
  /** Opens the file for ten minutes, for its member only. */
  url: z.string(),
  createdAt: Timestamp,
});
export type StoredResume = z.infer<typeof StoredResume>;

/** Part of the profile for who reads it; with jobs, because applications take them. */
export const resumes = endpoints({
  "GET /api/user-profile/resumes": {
    summary: "The resumes that you keep for applications, newest first",
    auth: "member",
    returns: z.object({ resumes: z.array(StoredResume) }),
  },
  "POST /api/user-profile/resumes": {
    summary: "Keep a resume as PDF or DOCX, up to three",
    auth: "member",
    form: z.object({ resume: z.file(APPLICATION_TEXT.badResume) }),
    returns: StoredResume,
    status: 201,
    maxBody: MAX_RESUME_BYTES + 64 * 1024,
    limit: { points: 30, seconds: 3600, by: "account" },
  },
  "DELETE /api/user-profile/resumes/:id": {
    summary: "Delete a resume; applications sent with it keep their copy",
    auth: "member",
    params: z.object({ id: Id }),
    returns: null,
  },
  "GET /api/user-profile/resumes/:id/file": {
    summary: "One of your resumes, through a link that expires",
    auth: "member",
    params: z.object({ id: Id }),
    query: z.object({ expires: z.string().catch(""), signature: z.string().catch("") }),
    hiddenFromAdmins: true,
    returns: { raw: "application/octet-stream" },
  },
});
