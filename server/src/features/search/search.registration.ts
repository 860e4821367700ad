import type { Registration } from "../../registry/registration.ts";
import { fillSearchJob } from "./fill-search.ts";
import { deleteUnusedWordsJob } from "./delete-unused-words.ts";
import { notifyOfMatchesJob } from "./notify-of-matches.ts";
import { searchPart } from "./account-part.ts";
import { listSavedSearches } from "./saved-search-queries.ts";
import { touchSearch } from "./touch-search.ts";

export const searchRegistration: Registration = {
  account: [searchPart],
  async onChange({ registry }, tx, change, ids) {
    for (const { search } of registry.rooms) {
      const kind = search?.[change];
      if (kind) await touchSearch(tx, kind, ids);
    }
  },
  async premiumLeftovers({ db, member }) {
    const searches = await listSavedSearches(db, member.id);
    return { savedSearches: searches.map(({ id, name }) => ({ _id: id, name })) };
  },
  jobs: [fillSearchJob, deleteUnusedWordsJob, notifyOfMatchesJob],
};
