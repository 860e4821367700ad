import type { ReactNode } from "react";
import { AppealPart } from "./appeal-part.tsx";
import { useDecisions } from "./use-decisions.ts";

/** The appeal against the suspension that is in force; the other way where there is none to appeal in. */
export function SuspensionAppeal({ otherwise }: { otherwise: ReactNode }) {
  const { decisions, isError } = useDecisions();
  const suspension = decisions?.find(({ steps }) =>
    steps.some(({ step, reversedAt }) => step === "suspend" && reversedAt === null),
  );
  if (suspension) return <AppealPart decision={suspension} />;
  return isError || decisions ? otherwise : null;
}
