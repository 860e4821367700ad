import type { Admin } from "@cardplaza/contract/admin/admin-sign-in";
import { useState } from "react";
import { createPortal } from "react-dom";
import { Panel } from "../../../ui/panel.tsx";
import { dropAdminToken } from "../admin-session.ts";
import { LOCK_WORDS } from "../admin-words.ts";
import { CodeForm } from "../code-form.tsx";
import type { Credentials } from "../use-admin-sign-in.ts";
import { UnlockForm } from "./unlock-form.tsx";
import { useAboveAll } from "./use-above-all.ts";

/** Over everything, dialogs and messages too. The same administrator goes on where they were. */
export function LockScreen({ admin }: { admin: Admin }) {
  const dialog = useAboveAll();
  const [proven, setProven] = useState<Credentials | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const startOver = (reason: string | null) => {
    setRefusal(reason);
    setProven(null);
  };
  return createPortal(
    <dialog
      ref={dialog}
      aria-label={LOCK_WORDS.title}
      data-fills-screen=""
      className="pointer-events-auto fixed inset-0 m-0 h-dvh max-h-none w-dvw max-w-none overflow-y-auto bg-surface text-ink outline-none backdrop:bg-surface"
    >
      <div className="flex min-h-full flex-col items-center px-4 pt-16 pb-6 sm:pt-28">
        <Panel className="w-full max-w-[420px] sm:p-8">
          {proven ? (
            <CodeForm credentials={proven} backLabel={LOCK_WORDS.back} onStartOver={startOver} />
          ) : (
            <UnlockForm admin={admin} refusal={refusal} onCodeNeeded={setProven} onLeave={dropAdminToken} />
          )}
        </Panel>
      </div>
    </dialog>,
    document.body,
  );
}
