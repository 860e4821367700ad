import { TYPED_LINK_MAX } from "@cardplaza/contract/contacts/contacts-words";
import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { webAddress } from "./understand-code.ts";

/** For visitors with a link but no picture of the code. */
export function LinkForm({ onLink }: { onLink: (link: string) => void }) {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (webAddress(typed)) onLink(typed.trim());
    else setProblem("Enter a link such as https://example.com.");
  };
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <Field label="Link of a card, or any address" error={problem}>
        <TextField
          name="link"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={TYPED_LINK_MAX}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setProblem(undefined);
          }}
        />
      </Field>
      <div>
        <Button type="submit" offlineNote={false}>
          Continue
        </Button>
      </div>
    </form>
  );
}
