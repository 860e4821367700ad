interface Listed {
  _id: string;
  created_at: string;
}

/** Those of a fresh first page that are newer than all that is shown. */
export function newerThan(shown: readonly Listed[], fresh: readonly Listed[]): string[] {
  const ids = new Set(shown.map(({ _id }) => _id));
  const newest = shown.reduce((latest, { created_at }) => (created_at > latest ? created_at : latest), "");
  return fresh.filter(({ _id, created_at }) => !ids.has(_id) && created_at > newest).map(({ _id }) => _id);
}

export const newPostsText = (count: number) => (count === 1 ? "1 new post" : `${count} new posts`);
