/** Runs tasks with the same key one after another. */
export interface KeyedMutex {
  /**
   * Runs `work` once all earlier tasks with this key are settled.
   * @param work receives whether it had to wait
   */
  run<Result>(key: string, work: (waited: boolean) => Promise<Result>): Promise<Result>
}

export function createKeyedMutex(): KeyedMutex {
  const last = new Map<string, Promise<unknown>>()
  return {
    async run(name, work) {
      const before = last.get(name)
      const afterwards = (): ReturnType<typeof work> => work(true)
      const mine = before === undefined ? work(false) : before.then(afterwards, afterwards)
      last.set(name, mine)
      try {
        return await mine
      } finally {
        // The last task of this key: the entry is no longer needed.
        if (last.get(name) === mine) last.delete(name)
      }
    },
  }
}
