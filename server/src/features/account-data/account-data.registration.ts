import type { Registration } from "../../registry/registration.ts";
import { accountExportsPart } from "./account-part.ts";

export const accountDataRegistration: Registration = { account: [accountExportsPart] };
