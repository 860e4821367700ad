import type { ImportedContact } from "@cardplaza/contract/vcard-text";
import { FileUp } from "lucide-react";
import { useRef } from "react";
import { useFormContext } from "react-hook-form";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import type { CardValues } from "./card-values.ts";
import { centred } from "../../../ui/crop-area.ts";
import { cutPicture, readImage } from "../../../ui/draw-picture.ts";
import { useCardForm } from "./form-context.ts";

const NOT_A_CONTACT = "There is no contact in this file. Choose a .vcf file from your phone or address book.";

/** Fills the form in from a contact file. */
export function ImportContact() {
  const { pictures, isMember } = useCardForm();
  const form = useFormContext<CardValues>();
  const input = useRef<HTMLInputElement>(null);

  const read = async (file: File) => {
    const contact = await readContact(file);
    if (!contact)
      return toast({ title: "Nothing imported", description: NOT_A_CONTACT, variant: "destructive" });
    const before = form.getValues();
    const filled: Partial<CardValues> = { ...contact.fields };
    const photo = contact.photo && (await portraitOf(contact.photo).catch(() => null));
    if (photo) filled.profile_image = pictures.add(photo, "portrait", isMember);
    for (const [field, value] of Object.entries(filled) as [keyof typeof contact.fields, string][]) {
      form.setValue(field, value, { shouldDirty: true, shouldValidate: true });
    }
    toast({
      title: "Contact imported",
      description: `${Object.keys(filled).length} fields were filled in from ${file.name}.`,
      action: { label: "Undo", onPress: () => form.reset(before, { keepDefaultValues: true }) },
    });
  };

  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".vcf,text/vcard,text/x-vcard"
        hidden
        aria-label="Contact file"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void read(file);
          // So that choosing the same file again is heard too.
          event.target.value = "";
        }}
      />
      <Button variant="secondary" size="sm" onClick={() => input.current?.click()}>
        <FileUp /> Import a contact (.vcf)
      </Button>
    </>
  );
}

async function readContact(file: File): Promise<ImportedContact | null> {
  // Few import, so its reader comes only when it is asked for.
  const [{ LONGEST_VCARD, readVcard }, { decodeVcardFile }] = await Promise.all([
    import("@cardplaza/contract/vcard-text"),
    import("@cardplaza/contract/vcard-lines"),
  ]);
  if (file.size > LONGEST_VCARD) return null;
  const contact = readVcard(decodeVcardFile(new Uint8Array(await file.arrayBuffer())));
  return contact && (contact.photo || Object.keys(contact.fields).length > 0) ? contact : null;
}

async function portraitOf({ bytes, type }: NonNullable<ImportedContact["photo"]>): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  try {
    const image = await readImage(url);
    return await cutPicture(image, 1, centred({ width: image.naturalWidth, height: image.naturalHeight }));
  } finally {
    URL.revokeObjectURL(url);
  }
}
