import type { Registration } from "../../../registry/registration.ts";
import { pointsAccountPart } from "./account-part.ts";

export const pointsRegistration: Registration = { account: [pointsAccountPart] };
