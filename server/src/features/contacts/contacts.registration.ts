import type { Registration } from "../../registry/registration.ts";
import { contactsPart } from "./account-part.ts";

export const contactsRegistration: Registration = { account: [contactsPart], publicPages: ["/card-scanner"] };
