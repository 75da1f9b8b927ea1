/** What was loaded, kept under a key for a while. */
export type Cache<Value> = {
  /** The kept value, or undefined when there is none young enough. */
  peek: (key: string) => Value | undefined;
  /** The kept value, the one under way, or a new one from `load`. A failure is not kept. */
  remember: (key: string, load: () => Promise<Value>) => Promise<Value>;
  keep: (key: string, value: Value) => void;
};

/** A cache whose values are used for `maxAgeMs` after they came. */
export function createCache<Value>(maxAgeMs: number, now: () => number): Cache<Value> {
  const kept = new Map<string, { value: Value; since: number }>();
  const underWay = new Map<string, Promise<Value>>();

  function peek(key: string): Value | undefined {
    const entry = kept.get(key);
    if (!entry) return undefined;
    const ageMs = now() - entry.since;
    // A clock that was set back must not keep a value for as long as it went back.
    return ageMs >= 0 && ageMs < maxAgeMs ? entry.value : undefined;
  }
  function keep(key: string, value: Value): void {
    kept.set(key, { value, since: now() });
  }
  async function loadAndKeep(key: string, load: () => Promise<Value>): Promise<Value> {
    try {
      const value = await load();
      keep(key, value);
      return value;
    } finally {
      underWay.delete(key);
    }
  }
  return {
    peek,
    keep,
    remember(key, load) {
      const value = peek(key);
      if (value !== undefined) return Promise.resolve(value);
      const running = underWay.get(key) ?? loadAndKeep(key, load);
      underWay.set(key, running);
      return running;
    },
  };
}
