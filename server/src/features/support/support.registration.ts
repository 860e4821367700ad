import type { Registration } from "../../registry/registration.ts";
import { contactPart } from "./account-part.ts";

export const supportRegistration: Registration = { account: [contactPart], publicPages: ["/contact-us"] };
