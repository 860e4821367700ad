import type { ImportedContact } from "@cardplaza/contract/cards/vcard-text";
import { FileUp } from "lucide-react";
import { useRef } from "react";
import { problemText } from "../../../../lib/problem-text.ts";
import { Button } from "../../../../ui/button.tsx";
import { toast } from "../../../../ui/overlays/toast-store.ts";
import { centred } from "../../../../forms/pictures/crop-area.ts";
import { cutPicture, readImage } from "../../../../forms/pictures/draw-picture.ts";
import { useFormKit } from "../../../../forms/form-context.ts";
import { type Imported, useFillIn } from "./use-fill-in.ts";

const NOT_A_CONTACT = "There is no contact in this file. Choose a .vcf file from your phone or address book.";

/** Fills the form in from a contact file. */
export function ImportContact() {
  const { pictures, uploadsAtOnce } = useFormKit();
  const fillIn = useFillIn();
  const input = useRef<HTMLInputElement>(null);

  const read = async (file: File) => {
    // Few people import, so the reader is loaded on demand.
    const contact = await import("./read-contact-file.ts").then(({ readContactFile }) =>
      readContactFile(file),
    );
    if (!contact)
      return toast({ title: "Nothing imported", description: NOT_A_CONTACT, variant: "destructive" });
    const found: Imported = { ...contact.fields };
    const photo = contact.photo && (await portraitOf(contact.photo).catch(() => null));
    if (photo) found.profile_image = pictures.add(photo, "portrait", uploadsAtOnce);
    fillIn("Contact imported", found, file.name);
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
          if (file) void read(file).catch(showFailureToast);
          // So that choosing the same file again fires a change event.
          event.target.value = "";
        }}
      />
      <Button variant="secondary" size="sm" onClick={() => input.current?.click()}>
        <FileUp /> Import a contact (.vcf)
      </Button>
    </>
  );
}

const showFailureToast = (error: unknown) =>
  void toast({ title: "Nothing imported", description: problemText(error), variant: "destructive" });

async function portraitOf({ bytes, type }: NonNullable<ImportedContact["photo"]>): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  try {
    const image = await readImage(url);
    return await cutPicture(image, 1, centred({ width: image.naturalWidth, height: image.naturalHeight }));
  } finally {
    URL.revokeObjectURL(url);
  }
}
