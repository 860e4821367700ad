import type { UseFormRegisterReturn } from "react-hook-form";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { problemText } from "../../lib/problem-text.ts";
import { CodeInput } from "../accounts/code-input.tsx";
import { ResendButton } from "../accounts/contact-change/resend-button.tsx";
import { useDeletionCode } from "./use-delete-account.ts";

interface DeletionCodeFieldProps extends UseFormRegisterReturn {
  to: string | null;
  error: string | undefined;
}

/** For members without a password: a code to their address or number. */
export function DeletionCodeField({ to, error, ...input }: DeletionCodeFieldProps) {
  const code = useDeletionCode();
  return (
    <div className="grid grid-cols-1 gap-2">
      <Field label="Code" required error={error} hint={code.data && to ? `We sent it to ${to}.` : undefined}>
        <CodeInput {...input} />
      </Field>
      {code.data ? (
        <ResendButton resendAt={code.data.resendAt} busy={code.isPending} onResend={() => code.mutate()} />
      ) : (
        <Button
          size="sm"
          variant="secondary"
          busy={code.isPending}
          onClick={() => code.mutate()}
          className="justify-self-start"
        >
          Send me a code
        </Button>
      )}
      {code.error && (
        <Notice tone="danger" live>
          {problemText(code.error)}
        </Notice>
      )}
    </div>
  );
}
