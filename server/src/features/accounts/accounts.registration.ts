import type { Registration } from "../../registry/registration.ts";
import { accountsPart } from "./account-part.ts";

export const accountsRegistration: Registration = { account: [accountsPart] };
