/** How many pushes a service gets at once before it has answered, and at most. */
const AT_FIRST = 2;
const MOST = 50;
/** Services that have not answered lately share so many in all. So these can hang without delaying the others. */
const SHARED = 40;
const MANY_HOSTS = 1_000;

interface Lane {
  atOnce: number;
  active: number;
  /** It answered the last push. */
  answers: boolean;
  /** More may wait for it than it could get. */
  isFull: boolean;
}

/** How many more pushes each service may get now: by its name, and any that is not named. */
export interface Room {
  byHost: Record<string, number>;
  others: number;
}

/**
 * Shares this process's connections between push services. One that answers gets twice as many each time; one that hangs
 * gets a single one until it answers again.
 */
export function createHostLanes() {
  const lanes = new Map<string, Lane>();
  let isSharedFull = false;
  const laneOf = (host: string): Lane => {
    const lane = lanes.get(host) ?? { atOnce: AT_FIRST, active: 0, answers: false, isFull: false };
    lanes.set(host, lane);
    return lane;
  };

  return {
    room(): Room {
      const unproven = [...lanes.values()].filter(({ answers }) => !answers);
      const shared = Math.max(0, SHARED - unproven.reduce((sum, { active }) => sum + active, 0));
      isSharedFull = shared < AT_FIRST;
      const byHost: Room["byHost"] = {};
      for (const [host, lane] of lanes) {
        const left = lane.atOnce - lane.active;
        byHost[host] = Math.max(0, lane.answers ? left : Math.min(left, shared));
        lane.isFull = byHost[host] === 0;
      }
      return { byHost, others: Math.min(AT_FIRST, shared) };
    },
    begin(host: string): void {
      const lane = laneOf(host);
      lane.active++;
      lane.isFull ||= lane.active >= lane.atOnce;
    },
    /** Returns whether more may wait for this place. `answered` is left out if nothing was sent. */
    end(host: string, answered?: boolean): boolean {
      const lane = laneOf(host);
      lane.active--;
      if (answered !== undefined) {
        lane.answers = answered;
        lane.atOnce = answered ? Math.min(MOST, lane.atOnce * 2) : 1;
      }
      if (lane.active === 0 && lanes.size > MANY_HOSTS) lanes.delete(host);
      return lane.isFull || isSharedFull;
    },
  };
}
