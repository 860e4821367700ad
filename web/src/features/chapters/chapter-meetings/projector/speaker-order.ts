/**
 * An order by chance that is the same on every screen: the seed is the meeting. Who comes later takes a place
 * of their own and moves nobody before another.
 */
export const inSpeakingOrder = <One extends { userId: string }>(
  people: readonly One[],
  seed: string,
): One[] =>
  people
    .map((one) => ({ one, place: hashOf(`${seed}/${one.userId}`) }))
    .toSorted((a, b) => a.place - b.place || a.one.userId.localeCompare(b.one.userId))
    .map(({ one }) => one);

/** FNV-1a, with a last stir so that ids that differ in the last letter lie far apart. */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
