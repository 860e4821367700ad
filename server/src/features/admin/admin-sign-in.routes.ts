import type { adminSignIn } from "@cardplaza/contract/admin/admin-sign-in";
import type { HandlersOf } from "../../context.ts";
import { confirmSecondStep } from "./confirm-second-step.ts";
import { presentAdmin } from "./present-admin.ts";
import { setUpSecondStep } from "./set-up-second-step.ts";
import { signInAdmin } from "./sign-in-admin.ts";
import { signOutAdmin } from "./sign-out-admin.ts";

export const adminSignInHandlers: HandlersOf<typeof adminSignIn> = {
  "POST /api/admin/auth/login": ({ ctx, body }) => signInAdmin(ctx, body),
  "GET /api/admin/auth/me": ({ ctx }) => ({
    admin: presentAdmin(ctx.admin),
    secondStep: ctx.admin.totpConfirmedAt !== null,
  }),
  "POST /api/admin/auth/logout": ({ ctx }) => signOutAdmin(ctx),
  "POST /api/admin/auth/totp/setup": ({ ctx }) => setUpSecondStep(ctx),
  "POST /api/admin/auth/totp/confirm": ({ ctx, body }) => confirmSecondStep(ctx, body.code),
};
