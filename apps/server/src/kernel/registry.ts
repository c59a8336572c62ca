/** An open list: one domain reads it, and later domains add items to it. */
export interface Registry<Item> {
  add(...items: readonly Item[]): void
  /** Complete once all domains are composed. Read it while answering a request, never while composing. */
  readonly all: readonly Item[]
}

/** Two items of one name are a mistake, and the server does not start. */
export function createRegistry<Item>(what: string, nameOf?: (item: Item) => string | number): Registry<Item> {
  const all: Item[] = []
  return {
    all,
    add(...items) {
      for (const item of items) {
        const name = nameOf?.(item)
        if (name !== undefined && all.some((known) => nameOf?.(known) === name))
          throw new Error(`two ${what} are called ${name}`)
        all.push(item)
      }
    },
  }
}
