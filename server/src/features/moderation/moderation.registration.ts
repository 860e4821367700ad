import type { Registration } from "../../registry/registration.ts";
import { moderationPart } from "./account-part.ts";

export const moderationRegistration: Registration = { account: [moderationPart] };
