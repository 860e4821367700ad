import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { problemText } from "../../../lib/problem-text.ts";
import { ApiError, apiOnce } from "../../../lib/api.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { OnboardingSkeleton } from "./onboarding-skeleton.tsx";
import type { Opened } from "./use-onboarding.ts";

interface BeginCompanyProps {
  onBegun: (opened: Opened) => void;
  /** Another tab has begun it meanwhile. */
  onTaken: () => void;
}

/** Creates the draft, which the server fills in with what it knows. */
export function BeginCompany({ onBegun, onTaken }: BeginCompanyProps) {
  // The same key for every attempt, so that a lost response does not hide the draft it was about.
  const [key] = useState(() => crypto.randomUUID());
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => apiOnce(key)["POST /api/companies"]({ body: {} }),
    onSuccess: onBegun,
    onError(failure) {
      if (failure instanceof ApiError && failure.code === "CONFLICT") onTaken();
    },
  });
  const begin = useEffectEvent(() => mutate());
  useEffect(() => begin(), []);
  if (!error) return <OnboardingSkeleton />;
  return (
    <ErrorState
      isPage
      title="The set-up did not start"
      text={problemText(error)}
      className="flex-1 justify-center"
      retrying={isPending}
      onRetry={() => mutate()}
    />
  );
}
