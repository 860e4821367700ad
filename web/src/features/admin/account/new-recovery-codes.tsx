import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { RecoveryCodeList } from "../../accounts/second-step/recovery-code-list.tsx";
import { RECOVERY_WORDS } from "../admin-words.ts";

/** The codes are shown once, so they stay until the administrator says that they are saved. */
export function NewRecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  return (
    <div className="grid max-w-md grid-cols-1 gap-4">
      <Notice tone="warning" title={RECOVERY_WORDS.once}>
        {RECOVERY_WORDS.intro}
      </Notice>
      <div>
        <RecoveryCodeList codes={codes} title={RECOVERY_WORDS.file} />
      </div>
      <Button className="justify-self-start" onClick={onSaved}>
        {RECOVERY_WORDS.saved}
      </Button>
    </div>
  );
}
