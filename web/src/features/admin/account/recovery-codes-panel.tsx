import { useState } from "react";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { SmallFormProblem } from "../../../forms/small/small-form-dialog.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { CODE_WORDS, RECOVERY_WORDS } from "../admin-words.ts";
import { CODE_RULES, CodeField } from "../code-field.tsx";
import { useRenewRecoveryCodes } from "../use-second-step.ts";
import { NewRecoveryCodes } from "./new-recovery-codes.tsx";

const FEW = 3;

/** How many are left, and the way to new ones. Only for accounts with a second step. */
export function RecoveryCodesPanel({ left }: { left: number }) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const renew = useRenewRecoveryCodes();
  const form = useSmallForm({
    begin: { code: "" },
    check: ({ code }) => {
      const verdict = CODE_RULES.validate(code);
      return { code: verdict !== true && verdict };
    },
    send: ({ code }) => renew.mutateAsync(CODE_RULES.setValueAs(code)),
    onSent: ({ recoveryCodes }) => setCodes(recoveryCodes),
  });
  const saved = () => {
    setCodes(null);
    toast({ title: RECOVERY_WORDS.savedToast });
  };
  return (
    <Panel aria-labelledby="recovery-codes">
      <PanelHeader
        title={<span id="recovery-codes">{RECOVERY_WORDS.title}</span>}
        description={RECOVERY_WORDS.intro}
        actions={<Badge tone={left <= FEW ? "warning" : "neutral"}>{RECOVERY_WORDS.left(left)}</Badge>}
      />
      {codes ? (
        <NewRecoveryCodes codes={codes} onSaved={saved} />
      ) : (
        <form {...form.props} className="grid grid-cols-1 justify-items-start gap-4">
          {left <= FEW && (
            <Notice tone="warning">{left === 0 ? RECOVERY_WORDS.none : RECOVERY_WORDS.few}</Notice>
          )}
          <SmallFormProblem text={form.problem} />
          <Field
            label={CODE_WORDS.label}
            required
            error={form.problems.code}
            hint={RECOVERY_WORDS.codeHint}
            className="w-full max-w-72"
          >
            <CodeField {...form.text("code")} />
          </Field>
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" variant="secondary" busy={form.isSending}>
              {RECOVERY_WORDS.renew}
            </Button>
            <p className="text-sm text-muted">{RECOVERY_WORDS.renewHint}</p>
          </div>
        </form>
      )}
    </Panel>
  );
}
