import type { Card } from "@cardplaza/contract/cards/cards";
import { QR_NAME_MAX } from "@cardplaza/contract/cards/qr-codes/qr-code-rules";
import type { QrCode } from "@cardplaza/contract/cards/qr-codes/qr-codes";
import { type FormEvent, useState } from "react";
import { FormProblem } from "../../../forms/saving/form-problem.tsx";
import { refusedFields } from "../../../forms/saving/refused-fields.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { LeaveWarning } from "../../../forms/saving/leave-warning.tsx";
import { type CodeDraft, draftOf, isSameDraft, NEW_DRAFT } from "./code-draft.ts";
import { CodePreview } from "./code-preview.tsx";
import { NewAccountNotice } from "./new-account-notice.tsx";
import { SmallPreview } from "./small-preview.tsx";
import { DestinationFields } from "./destination-fields.tsx";
import { LookFields } from "./look-fields.tsx";
import { RuleFields } from "./rule-fields.tsx";
import { useSaveCode } from "./use-qr-codes.ts";

interface CodeEditorProps {
  card: Card;
  code: QrCode | null;
  /** Of a new account: until then its codes name an outside target before they open it. */
  namesTargetUntil: string | null;
  /** True if the code was made a moment ago. */
  isNew: boolean;
  onMade: (id: string) => void;
}

/** Everything about one code, with its picture beside it. */
export function CodeEditor({ card, code, namesTargetUntil, isNew, onMade }: CodeEditorProps) {
  const [draft, setDraft] = useState<CodeDraft>(code ? draftOf(code) : NEW_DRAFT);
  const [tab, setTab] = useState("target");
  const save = useSaveCode(card._id, code);
  const change = (part: Partial<CodeDraft>) => setDraft((before) => ({ ...before, ...part }));
  const errors = refusedFields(save.error);
  const isSaved = code !== null && isSameDraft(draft, draftOf(code));
  // A code that was just made is on its way to its own address.
  const isDirty = code ? !isSaved : !save.isSuccess && !isSameDraft(draft, NEW_DRAFT);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    save.mutate(draft, {
      onSuccess: (saved) => {
        setDraft(draftOf(saved));
        if (!code) onMade(saved._id);
      },
      onError: (error) => {
        const field = Object.keys(refusedFields(error))[0];
        if (field) setTab(tabOf(field));
      },
    });
  };

  return (
    <form
      onSubmit={submit}
      noValidate
      className="grid min-w-0 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_320px]"
    >
      <SmallPreview design={draft.design} code={code} />
      <Panel className="grid gap-5">
        <FormProblem error={save.error} />
        <Field label="Name" hint="Only you see it, such as Shop window." error={errors.name} required>
          <TextField
            value={draft.name}
            maxLength={QR_NAME_MAX}
            onChange={({ target }) => change({ name: target.value })}
          />
        </Field>
        <Tabs value={tab} onValueChange={setTab}>
          <TabList aria-label="Settings of the QR code">
            <Tab value="target">Target</Tab>
            <Tab value="look">Look</Tab>
            <Tab value="rules">Rules</Tab>
          </TabList>
          <TabPanel value="target">
            <DestinationFields
              label="Leads to"
              value={draft.destination}
              errors={errors}
              path="destination"
              onChange={(destination) => change({ destination })}
            />
          </TabPanel>
          <TabPanel value="look">
            <LookFields design={draft.design} errors={errors} onChange={(design) => change({ design })} />
          </TabPanel>
          <TabPanel value="rules">
            <RuleFields draft={draft} errors={errors} onChange={change} />
          </TabPanel>
        </Tabs>
        <NewAccountNotice until={namesTargetUntil} draft={draft} />
        <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-5">
          <Button type="submit" busy={save.isPending} aria-disabled={isSaved}>
            {code ? "Save changes" : "Make QR code"}
          </Button>
        </div>
      </Panel>
      <CodePreview design={draft.design} code={code} isSaved={isSaved} isNew={isNew} />
      <LeaveWarning when={isDirty && !save.isPending} />
    </form>
  );
}

const tabOf = (field: string) =>
  field.startsWith("design") ? "look" : /^(schedule|devices|expiresAt)/.test(field) ? "rules" : "target";
