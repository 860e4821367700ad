/** The groups of three characters that PostgreSQL compares: each word begins with two spaces and ends with one. */
function trigramsOf(text: string): Set<string> {
  const found = new Set<string>();
  for (const word of text.split(" ").filter(Boolean)) {
    const letters = Array.from(`  ${word} `);
    for (let at = 0; at + 2 < letters.length; at++) found.add(letters.slice(at, at + 3).join(""));
  }
  return found;
}

/**
 * How similar a query is to a word, from 0 to 1. PostgreSQL's `word_similarity` of the query and a text that contains
 * the word is never less.
 */
export function likenessOf(query: string, word: string): number {
  const [wanted, found] = [trigramsOf(query), trigramsOf(word)];
  const shared = [...wanted].filter((each) => found.has(each)).length;
  return wanted.size === 0 ? 0 : shared / (wanted.size + found.size - shared);
}
