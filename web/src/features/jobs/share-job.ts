import { jobPath } from "@cardplaza/contract/jobs/job-words";
import { shareLink } from "../../lib/share-link.ts";

export const shareJob = (job: { title: string; slug: string }) =>
  shareLink({
    title: job.title,
    url: location.origin + jobPath(job),
    copied: { title: "Link Copied", description: "Job link copied to clipboard" },
  });
