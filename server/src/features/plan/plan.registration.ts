import type { Registration } from "../../registry/registration.ts";
import { planPart } from "./account-part.ts";

export const planRegistration: Registration = { account: [planPart] };
