/** An open list: one domain reads it, and each domain after it adds what it has to offer. */
export interface Registry<Item> {
  add(...items: readonly Item[]): void
  /** Complete once every domain is composed: read it when somebody asks, never while composing. */
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
