import type { ProductImport } from "@cardplaza/contract/companies/products/product-imports";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { sendForm } from "../../../../forms/saving/send-form.ts";
import { useAttemptKey } from "../../../../lib/attempt-key.ts";
import { useRefreshProducts } from "./use-own-products.ts";

/** Looks at a file first, and then imports it once. */
export function useProductImport(companyId: string) {
  const [file, setFile] = useState<File | null>(null);
  const refresh = useRefreshProducts();
  const keyFor = useAttemptKey();
  const path = `/api/products/import?company=${companyId}`;
  const look = useMutation({
    networkMode: "always",
    mutationFn: (chosen: File) => sendForm<ProductImport>(`${path}&dryRun=true`, formOf(chosen, false)),
  });
  const run = useMutation({
    networkMode: "always",
    mutationFn({ chosen, onlyGood }: { chosen: File; onlyGood: boolean }) {
      const key = keyFor({ name: chosen.name, size: chosen.size, changed: chosen.lastModified, onlyGood });
      return sendForm<ProductImport>(path, formOf(chosen, onlyGood), { headers: { "Idempotency-Key": key } });
    },
    onSuccess: () => void refresh(),
  });
  return {
    file,
    look,
    run,
    open(chosen: File) {
      setFile(chosen);
      run.reset();
      look.mutate(chosen);
    },
    start: (onlyGood: boolean) => file && run.mutate({ chosen: file, onlyGood }),
    leave() {
      setFile(null);
      look.reset();
      run.reset();
    },
  };
}

function formOf(file: File, onlyGood: boolean): FormData {
  const form = new FormData();
  form.set("file", file);
  form.set("onlyGood", String(onlyGood));
  return form;
}
