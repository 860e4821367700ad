import type { ConversationDetail } from "@cardplaza/contract/messages/conversation";
import { problemText } from "../../../lib/problem-text.ts";
import { api } from "../../../lib/api.ts";
import { uploadFile } from "../../../forms/pictures/upload-file.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { GROUPS_WORDS } from "../words/groups-words.ts";

const one = (id: string) => ({ params: { id } });

const sayFailure = (title: string) => (error: unknown) => {
  toast({ title, description: problemText(error), variant: "destructive" });
};

interface NewGroup {
  name: string;
  userIds: string[];
  picture: Blob | null;
  clientId: string;
}

/** The picture follows the group: without it the group is there all the same. */
export async function createGroup({ picture, ...body }: NewGroup): Promise<ConversationDetail> {
  const { conversation } = await api["POST /api/conversations"]({ body });
  if (!picture) return conversation;
  const withPicture = await savePicture(conversation._id, picture).catch(
    sayFailure(GROUPS_WORDS.pictureLater),
  );
  return withPicture ?? conversation;
}

export async function savePicture(id: string, picture: Blob | null, onProgress?: (share: number) => void) {
  const upload =
    picture && (await uploadFile(picture, { purpose: "portrait", name: "group.jpg", onProgress }));
  return api["PATCH /api/conversations/:id"]({ ...one(id), body: { picture: upload?.url ?? null } });
}

export const renameGroup = (id: string, name: string) =>
  api["PATCH /api/conversations/:id"]({ ...one(id), body: { name } });

export const addPeople = (id: string, userIds: string[]) =>
  api["POST /api/conversations/:id/members"]({ ...one(id), body: { userIds } });

export const removePerson = (id: string, userId: string) =>
  api["DELETE /api/conversations/:id/members/:userId"]({ params: { id, userId } });

export const leaveGroup = (id: string) => api["POST /api/conversations/:id/leave"](one(id));
