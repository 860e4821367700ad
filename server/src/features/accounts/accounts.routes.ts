import type { accounts } from "@cardplaza/contract/accounts/accounts";
import type { HandlersOf } from "../../context.ts";
import { requestPasswordReset } from "./passwords/request-password-reset.ts";
import { changePassword } from "./passwords/change-password.ts";
import { currentDevices, currentMember } from "./current-member.ts";
import { endOwnSession } from "./sessions/end-sessions.ts";
import { registerMember } from "./register-member.ts";
import { requestCode } from "./one-time-codes/request-code.ts";
import { resetPassword } from "./passwords/reset-password.ts";
import { signInWithPassword } from "./passwords/sign-in-with-password.ts";
import { verifyCode } from "./verify-code.ts";

export const accountHandlers = {
  "GET /api/auth/me": ({ ctx }) => currentMember(ctx),
  "POST /api/auth/register": ({ ctx, body }) => registerMember(ctx, body),
  "POST /api/auth/otp/request": ({ ctx, body }) => requestCode(ctx, body.channel, body.to),
  "POST /api/auth/otp/verify": ({ ctx, body }) => verifyCode(ctx, body.requestId, body.code),
  "POST /api/auth/login": ({ ctx, body }) => signInWithPassword(ctx, body.email, body.password),
  "POST /api/auth/forgot-password": ({ ctx, body }) => requestPasswordReset(ctx, body.email),
  "POST /api/auth/reset-password": ({ ctx, body }) => resetPassword(ctx, body.code, body.password),
  "POST /api/auth/password": ({ ctx, body }) => changePassword(ctx, body.password, body.current),
  "GET /api/auth/sessions": ({ ctx }) => currentDevices(ctx),
  "DELETE /api/auth/sessions/:id": ({ ctx, params }) => endOwnSession(ctx, params.id),
  "POST /api/auth/logout": ({ ctx }) => endOwnSession(ctx, ctx.session.id),
} satisfies Partial<HandlersOf<typeof accounts>>;
