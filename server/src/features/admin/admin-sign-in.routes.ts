import type { adminSignIn } from "@cardplaza/contract/admin/admin-sign-in";
import type { HandlersOf } from "../../context.ts";
import { acceptInvitation, showInvitation } from "./administrators/accept-invitation.ts";
import { confirmSecondStep } from "./confirm-second-step.ts";
import { endOtherAdminSessions, endOwnAdminSession } from "./end-admin-sessions.ts";
import { presentAdminSessions, presentMe } from "./present-admin.ts";
import { renewRecoveryCodes } from "./renew-recovery-codes.ts";
import { setUpSecondStep } from "./set-up-second-step.ts";
import { signInAdmin } from "./sign-in-admin.ts";
import { signOutAdmin } from "./sign-out-admin.ts";

export const adminSignInHandlers: HandlersOf<typeof adminSignIn> = {
  "POST /api/admin/auth/login": ({ ctx, body }) => signInAdmin(ctx, body),
  "POST /api/admin/auth/invitation": ({ ctx, body }) => showInvitation(ctx, body.invite),
  "POST /api/admin/auth/accept-invitation": ({ ctx, body }) =>
    acceptInvitation(ctx, body.invite, body.password),
  "GET /api/admin/auth/me": ({ ctx }) => presentMe(ctx),
  "POST /api/admin/auth/logout": ({ ctx }) => signOutAdmin(ctx),
  "POST /api/admin/auth/totp/setup": ({ ctx }) => setUpSecondStep(ctx),
  "POST /api/admin/auth/totp/confirm": ({ ctx, body }) => confirmSecondStep(ctx, body.code),
  "POST /api/admin/auth/recovery-codes": ({ ctx, body }) => renewRecoveryCodes(ctx, body.code),
  "GET /api/admin/auth/sessions": ({ ctx }) => presentAdminSessions(ctx),
  "DELETE /api/admin/auth/sessions/:id": ({ ctx, params }) => endOwnAdminSession(ctx, params.id),
  "DELETE /api/admin/auth/sessions": ({ ctx }) => endOtherAdminSessions(ctx),
};
