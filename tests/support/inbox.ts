/** What a fake server has received and a test has not read yet. */
export function createInbox<Item>() {
  const unread: Item[] = []
  const waiting: ((item: Item) => void)[] = []
  return {
    put(item: Item): void {
      const waiter = waiting.shift()
      if (waiter) waiter(item)
      else unread.push(item)
    },
    /** Resolves with the oldest unread item, or the next one. */
    next(): Promise<Item> {
      const item = unread.shift()
      return item === undefined
        ? new Promise((resolve) => waiting.push(resolve))
        : Promise.resolve(item)
    },
  }
}
