import type { Registration } from "../../registry/registration.ts";
import { previewLinkJob } from "./links/preview-link-job.ts";

/** Conversations between members. */
export const messagesRegistration: Registration = {
  order: [
    "places",
    "settings",
    "relations",
    "files",
    "shares",
    "present",
    "cases",
    "notices",
    "links",
    "writing",
    "groups",
    "requests",
    "reading",
    "later",
    "together",
  ],
  jobs: [previewLinkJob],
};
