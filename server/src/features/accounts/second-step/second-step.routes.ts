import type { accounts } from "@cardplaza/contract/accounts/accounts";
import type { HandlersOf } from "../../../context.ts";
import { confirmSecondStep } from "./second-step-confirm.ts";
import { switchSecondStepOff } from "./second-step-off.ts";
import { presentSecondStep } from "./second-step-queries.ts";
import { signInWithSecondStep } from "../second-step-sign-in.ts";
import { setUpSecondStep } from "./set-up-second-step.ts";

type SecondStepCalls =
  | "POST /api/auth/second-step"
  | "GET /api/auth/second-step"
  | "POST /api/auth/second-step/setup"
  | "POST /api/auth/second-step/confirm"
  | "POST /api/auth/second-step/off";

export const secondStepHandlers: Pick<HandlersOf<typeof accounts>, SecondStepCalls> = {
  "POST /api/auth/second-step": ({ ctx, body }) => signInWithSecondStep(ctx, body.challenge, body.code),
  "GET /api/auth/second-step": ({ ctx }) => presentSecondStep(ctx),
  "POST /api/auth/second-step/setup": ({ ctx }) => setUpSecondStep(ctx),
  "POST /api/auth/second-step/confirm": ({ ctx, body }) => confirmSecondStep(ctx, body.code),
  "POST /api/auth/second-step/off": ({ ctx, body }) => switchSecondStepOff(ctx, body.code),
};
