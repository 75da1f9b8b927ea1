/** Cache of loaded values by key. */
export type Cache<Value> = {
  /** Returns the cached value, or undefined if there is none or it has expired. */
  peek: (key: string) => Value | undefined;
  /** Returns the cached value, or waits for the pending load, or calls `load`. Failures are not cached. */
  remember: (key: string, load: () => Promise<Value>) => Promise<Value>;
  set: (key: string, value: Value) => void;
};

/** Returns a cache whose values expire after `maxAgeMs`. */
export function createCache<Value>(maxAgeMs: number, now: () => number): Cache<Value> {
  const entries = new Map<string, { value: Value; since: number }>();
  const pending = new Map<string, Promise<Value>>();

  function peek(key: string): Value | undefined {
    const entry = entries.get(key);
    if (!entry) return undefined;
    const ageMs = now() - entry.since;
    // A negative age means that the clock was set back. Treat the entry as expired, otherwise it outlives `maxAgeMs`.
    return ageMs >= 0 && ageMs < maxAgeMs ? entry.value : undefined;
  }
  function set(key: string, value: Value): void {
    entries.set(key, { value, since: now() });
  }
  async function loadAndStore(key: string, load: () => Promise<Value>): Promise<Value> {
    try {
      const value = await load();
      set(key, value);
      return value;
    } finally {
      pending.delete(key);
    }
  }
  return {
    peek,
    set,
    remember(key, load) {
      const value = peek(key);
      if (value !== undefined) return Promise.resolve(value);
      const running = pending.get(key) ?? loadAndStore(key, load);
      pending.set(key, running);
      return running;
    },
  };
}
