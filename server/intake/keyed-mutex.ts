/** Work on the same thing, one piece after the other. */
export interface KeyedMutex {
  /**
   * Runs `work` once everything taken before under this name is settled.
   * @param work is told whether it had to wait
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
        // Nobody came after: nothing is left to wait for.
        if (last.get(name) === mine) last.delete(name)
      }
    },
  }
}
