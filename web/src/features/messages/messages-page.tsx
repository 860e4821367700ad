import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { MessagesScreen } from "./messages-screen.tsx";
import { MESSAGES_WORDS } from "./messages-words.ts";

export default function MessagesPage() {
  return (
    <>
      <title>{`${MESSAGES_WORDS.title} · ${PRODUCT_NAME}`}</title>
      <MessagesScreen />
    </>
  );
}
