import { scoreGrade, SCORE_WORDS } from "@cardplaza/contract/cards/qr-codes/qr-code-rules";
import type { QrCode } from "@cardplaza/contract/cards/qr-codes/qr-codes";
import { Ellipsis, Pause, Pencil, Play, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "../../../ui/overlays/menu.tsx";
import { problemText } from "../../../lib/problem-text.ts";
import { targetWords } from "./code-draft.ts";
import { useDeleteCode, usePauseCode } from "./use-qr-codes.ts";

type PathOf = (id: string) => string;
type PendingAction = { what: "pause" | "delete"; code: QrCode };

export function CodeList({ codes, pathOf }: { codes: QrCode[]; pathOf: PathOf }) {
  const pause = usePauseCode();
  const remove = useDeleteCode();
  const [pending, setPending] = useState<PendingAction | null>(null);
  const confirm = ({ what, code }: PendingAction) =>
    (what === "pause" ? pause.mutateAsync(code) : remove.mutateAsync(code)).catch((error: unknown) => {
      throw new Error(problemText(error), { cause: error });
    });
  return (
    <>
      <ul className="grid gap-3" aria-label="QR codes">
        {codes.map((code) => (
          <CodeRow key={code._id} code={code} path={pathOf(code._id)} onAsk={setPending} />
        ))}
      </ul>
      {pending && (
        <ConfirmDialog
          open
          onOpenChange={() => setPending(null)}
          title={wordsOf(pending).title}
          description={wordsOf(pending).text}
          confirmLabel={wordsOf(pending).confirm}
          tone={pending.what === "delete" ? "danger" : "normal"}
          onConfirm={() => confirm(pending)}
        />
      )}
    </>
  );
}

function wordsOf({ what, code: { name, paused } }: PendingAction) {
  if (what === "delete") {
    const text =
      "A scan then shows that the code is no longer in use, and your card. The code is never given out again, and this cannot be undone.";
    return { title: `Delete “${name}”?`, text, confirm: "Delete" };
  }
  return paused
    ? { title: `Use “${name}” again?`, text: "It leads to its target at once.", confirm: "Resume" }
    : {
        title: `Pause “${name}”?`,
        text: "Until you resume it, a scan shows your card.",
        confirm: "Pause",
      };
}

function CodeRow({
  code,
  path,
  onAsk,
}: {
  code: QrCode;
  path: string;
  onAsk: (pending: PendingAction) => void;
}) {
  const { name, destination, design, scans, score } = code;
  return (
    <li className="relative flex min-w-0 items-center gap-4 rounded-card border border-line bg-raised p-4 transition-colors duration-150 hover:border-line-strong">
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 grid-cols-2 gap-1 rounded-field border border-line p-2"
        style={{ background: design.background }}
      >
        {[design.eyeColor, design.eyeColor, design.eyeColor, null].map((colour, at) => (
          <span key={at} className="rounded-[2px]" style={{ background: colour ?? design.foreground }} />
        ))}
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link to={path} className="truncate font-medium after:absolute after:inset-0 after:rounded-card">
            {name}
          </Link>
          <StatusBadge code={code} />
        </div>
        <p className="truncate text-sm text-muted">Leads to: {targetWords(destination)}</p>
        <p className="text-sm text-muted tabular-nums">
          {scans.toLocaleString("en-IN")} {scans === 1 ? "scan" : "scans"} · Scan score {score} (
          {SCORE_WORDS[scoreGrade(score)].label})
        </p>
      </div>
      <RowMenu code={code} path={path} onAsk={onAsk} />
    </li>
  );
}

function StatusBadge({ code: { paused, expiresAt } }: { code: QrCode }) {
  const [now] = useState(() => Date.now());
  if (expiresAt && Date.parse(expiresAt) <= now) return <Badge tone="danger">Expired</Badge>;
  if (paused) return <Badge tone="warning">Paused</Badge>;
  return <Badge tone="positive">Active</Badge>;
}

function RowMenu({
  code,
  path,
  onAsk,
}: {
  code: QrCode;
  path: string;
  onAsk: (pending: PendingAction) => void;
}) {
  const navigate = useNavigate();
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={`More about ${code.name}`} className="relative z-10">
          <Ellipsis />
        </Button>
      </MenuTrigger>
      <MenuContent>
        <MenuItem onSelect={() => void navigate(path)}>
          <Pencil /> Edit
        </MenuItem>
        <MenuItem onSelect={() => onAsk({ what: "pause", code })}>
          {code.paused ? <Play /> : <Pause />} {code.paused ? "Resume" : "Pause"}
        </MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger" onSelect={() => onAsk({ what: "delete", code })}>
          <Trash2 /> Delete
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
