import { useEffect, useState } from "react";
import { api } from "../../../../lib/api.ts";
import { problemText } from "../../../../lib/problem-text.ts";
import { toast } from "../../../../ui/overlays/toast-store.ts";
import { guessContact } from "../../../cards/paper-card/guess-contact.ts";
import { readPaperCard, type ReadingProgress } from "../../../cards/paper-card/read-paper-card.ts";
import { understandCode } from "../understand-code.ts";
import { useCodeReader } from "../use-code-reader.ts";
import type { useScans } from "./use-scans.ts";
import type { Scan } from "../../scan-kind.ts";

interface Options {
  /** The origins under which this site is known. */
  origins: string[];
  /** The event and who is scanning. */
  about: Pick<Scan["call"], "tag" | "member">;
  scans: Scan[];
  add: ReturnType<typeof useScans>["add"];
}

/** Turns codes and pictures into contacts of the list, one after the other. */
export function useTakeDown({ origins, about, scans, add }: Options) {
  const reader = useCodeReader();
  useEffect(() => reader.prepare(), [reader]);
  const [reading, setReading] = useState(0);
  const [progress, setProgress] = useState<ReadingProgress>();

  const take = async (contact: Scan["call"], more?: Parameters<typeof add>[1]) => {
    if (scans.some((scan) => isSame(scan.call, contact)))
      return toast({ title: `${contact.name} is in the list already.` });
    await add({ ...contact, ...about }, more);
    toast({ title: contact.name ? `${contact.name} scanned.` : "Scanned. It needs a look." });
  };

  const takeCode = async (text: string) => {
    const understood = understandCode(text, origins);
    if (understood.kind === "contact") return take({ ...understood.contact, source: "qr" });
    if (understood.kind === "card") return take(...(await fromCard(understood.path)));
    if (understood.kind === "text") return toast({ title: "This code holds no contact." });
    const website = understood.kind === "code" ? location.origin + understood.path : understood.url;
    return take({ website, source: "qr" }, { unchecked: true });
  };

  const takePicture = async (picture: Blob) => {
    setReading((count) => count + 1);
    try {
      const code = await reader.read(picture);
      if (code !== null) return await takeCode(code);
      const text = await readPaperCard(picture, { onProgress: setProgress });
      await take({ ...guessContact(text), source: "paper" }, { unchecked: true, photo: picture });
    } catch (error) {
      // The picture is not lost: it is typed in from the list.
      await take({ source: "paper" }, { unchecked: true, photo: picture });
      toast({ title: "Not read", description: problemText(error), variant: "destructive" });
    } finally {
      setReading((count) => count - 1);
    }
  };
  return { takeCode, takePicture, reading, progress: reading > 0 ? progress : undefined };
}

/** A card of ours says more than its code; without a network the code is what there is. */
async function fromCard(path: string): Promise<[Scan["call"], { unchecked: boolean }]> {
  const slug = decodeURIComponent(path.split("/").findLast((part) => part !== "") ?? "");
  try {
    const card = await api["GET /api/business-cards/slug/:slug"]({ params: { slug } });
    const { name, role, company, phone, email, address } = card;
    return [
      { name, role, company, phone, email, address, website: location.origin + path, source: "qr" },
      { unchecked: false },
    ];
  } catch {
    return [{ website: location.origin + path, source: "qr" }, { unchecked: true }];
  }
}

const isSame = (one: Scan["call"], other: Scan["call"]) =>
  Boolean(other.name) && one.name === other.name && one.phone === other.phone && one.email === other.email;
