import { useEffect, useState } from "react";
import { tabValue } from "../../../lib/storage/stored-value.ts";
import { useSession } from "../../../lib/session.ts";
import { NO_TEXT, type WrittenText } from "../composer/mention-places.ts";

/** What is being written below a post or a comment. It lasts through a reload and a sign-in in this tab. */
export function useTypedComment(postId: string, parentId = "") {
  const { user } = useSession();
  const key = `comment/${postId}/${parentId}/${user?._id ?? ""}` as const;
  const [text, setText] = useState(() => tabValue<WrittenText>(key).read() ?? NO_TEXT);
  useEffect(() => {
    const draft = tabValue<WrittenText>(key);
    if (text.body === "") draft.drop();
    else draft.save(text);
  }, [key, text]);
  return { text, setText };
}
