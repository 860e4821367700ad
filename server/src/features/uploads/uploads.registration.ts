import type { Registration } from "../../registry/registration.ts";
import { removeFilesJob } from "./remove-uploads.ts";
import { uploadsPart } from "./account-part.ts";

export const uploadsRegistration: Registration = {
  account: [uploadsPart],
  jobs: [removeFilesJob],
};
