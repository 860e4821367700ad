import type { StoredResume } from "@cardplaza/contract/jobs/resumes";
import { sendForm } from "../../../forms/saving/send-form.ts";

/** Stores a resume in the profile. */
export function keepResume(file: File, onProgress: (share: number) => void): Promise<StoredResume> {
  const form = new FormData();
  form.set("resume", file, file.name);
  return sendForm<StoredResume>("/api/user-profile/resumes", form, { onProgress });
}
