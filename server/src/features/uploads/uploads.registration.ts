import type { Registration } from "../../registry/registration.ts";
import { uploadsPart } from "./account-part.ts";

export const uploadsRegistration: Registration = { account: [uploadsPart] };
